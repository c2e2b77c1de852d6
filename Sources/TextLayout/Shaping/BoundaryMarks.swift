/// What may happen in front of a byte of UTF-8. Bytes inside a scalar carry no marks.
struct BoundaryMarks: OptionSet {
    let rawValue: UInt8

    /// A caret may stand here.
    static let caret = BoundaryMarks(rawValue: 1)
    /// Glyphs may be parted here.
    static let cluster = BoundaryMarks(rawValue: 2)
    /// A line may be broken here if it is broken by characters.
    static let character = BoundaryMarks(rawValue: 4)
    /// A line may be broken here (UAX 14).
    static let word = BoundaryMarks(rawValue: 8)
    /// White space follows.
    static let white = BoundaryMarks(rawValue: 16)
    /// A scalar starts here.
    static let scalar = BoundaryMarks(rawValue: 32)
    /// Parted here, the glyphs on both sides stay as they are. Known of text that is put together from words.
    static let seam = BoundaryMarks(rawValue: 64)
}
