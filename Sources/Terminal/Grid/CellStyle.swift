/// How the text of a cell looks.
public struct CellStyle: Hashable, Sendable {
    /// The looks that a text can have at the same time.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let bold = Attributes(rawValue: 1)
        public static let dim = Attributes(rawValue: 2)
        public static let italic = Attributes(rawValue: 4)
        public static let underlined = Attributes(rawValue: 8)
        /// The colors of text and background are exchanged.
        public static let reversed = Attributes(rawValue: 16)
    }

    public var foreground: CellColor
    public var background: CellColor
    public var attributes: Attributes

    /// Creates a style, by default that of plain text.
    public init(
        foreground: CellColor = .standard,
        background: CellColor = .standard,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The style of plain text.
    public static let plain = CellStyle()

    /// The style with the colors of text and background exchanged, as notations are drawn.
    var inverse: CellStyle {
        CellStyle(
            foreground: foreground,
            background: background,
            attributes: attributes.symmetricDifference(.reversed)
        )
    }

    /// Returns the style with more attributes.
    public func adding(_ more: Attributes) -> CellStyle {
        CellStyle(foreground: foreground, background: background, attributes: attributes.union(more))
    }
}
