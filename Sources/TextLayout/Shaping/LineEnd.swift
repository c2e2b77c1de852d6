/// A break opportunity, with what decides whether a line that ends there needs more than arithmetic. Widths are in
/// Pango units.
struct LineEnd: BitwiseCopyable {
    /// The byte of UTF-8.
    let position: Int32
    /// The distance of the next line's start from the start of the text.
    let x: Int32
    /// The distance of the line's end from the start of the text, without trailing white space.
    let visibleX: Int32
    /// Whether the glyphs on both sides stay as they are.
    let isPlain: Bool
    /// The visible end of the next opportunity, this one included, at which a line might fit that seems too wide,
    /// because its glyphs change.
    let nextDoubtful: Int32
}
