/// How text is measured and drawn. The raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// The options of that number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text wraps in the rectangle, from its top on. Without it there is one line, which the rectangle's origin is at
    /// the start of the baseline of.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the gap that their fonts ask for; here they always do.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that there is room for in the rectangle's height ends with an ellipsis if there is more.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Natural alignment is that of the text's own direction, not of the current traits' layout.
    public static let resolvesNaturalAlignmentWithBaseWritingDirection = NSStringDrawingOptions(rawValue: 1 << 9)
}
