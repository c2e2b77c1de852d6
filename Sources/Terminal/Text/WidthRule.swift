/// The choices in the number of cells that characters have.
public struct WidthRule: Hashable, Sendable {
    /// Whether characters that are narrow in Western text and wide in East Asian text, such as `±`, have two cells.
    public var ambiguousIsWide: Bool
    /// Whether the font has only the characters of a console: pictures of controls are written `^[`.
    public var isPlain: Bool

    /// Creates a rule, by default that of a terminal that isn't set up for East Asian text.
    public init(ambiguousIsWide: Bool = false, isPlain: Bool = false) {
        self.ambiguousIsWide = ambiguousIsWide
        self.isPlain = isPlain
    }
}
