/// A position at which a line may end.
struct BreakOpportunity {
    /// The byte of UTF-8.
    let position: Int
    /// The distance of the next line's start from the start of the text, in Pango units.
    let x: Int
    /// The distance of the line's end from the start of the text, in Pango units: without trailing white space, and
    /// with the hyphen that becomes visible.
    let visibleX: Int
    /// Whether a soft hyphen becomes visible.
    let isHyphenated: Bool
}
