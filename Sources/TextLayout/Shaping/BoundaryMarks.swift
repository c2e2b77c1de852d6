/// The boundaries in front of a byte of UTF-8. Bytes within a scalar have none.
struct BoundaryMarks: OptionSet {
    let rawValue: UInt8

    /// A position of the caret.
    static let caret = BoundaryMarks(rawValue: 1)
    /// The start of a cluster: of glyphs that belong to the same characters.
    static let cluster = BoundaryMarks(rawValue: 2)
    /// A break opportunity if lines are broken by characters.
    static let character = BoundaryMarks(rawValue: 4)
    /// A break opportunity if lines are broken by words (UAX 14).
    static let word = BoundaryMarks(rawValue: 8)
    /// White space follows.
    static let white = BoundaryMarks(rawValue: 16)
    /// The start of a scalar.
    static let scalar = BoundaryMarks(rawValue: 32)
    /// A break here leaves the glyphs on both sides as they are. Known only of text that a `WordShaping` shaped.
    static let safeToBreak = BoundaryMarks(rawValue: 64)
}
