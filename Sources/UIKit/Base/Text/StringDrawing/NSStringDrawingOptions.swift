/// Options for measuring and drawing text. The raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates the options with a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text wraps in the rectangle, starting at its top. Without this option it is a single line, and the
    /// rectangle's origin is the start of its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines include the leading of their fonts. In this implementation they always do.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits the rectangle's height ends with an ellipsis if there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Natural alignment follows the direction of the text rather than the layout direction of the current traits.
    public static let resolvesNaturalAlignmentWithBaseWritingDirection = NSStringDrawingOptions(rawValue: 1 << 9)
}
