import CoreGraphics
import TextLayout

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var allowsTightening = false
    /// Nil for the default tab stops.
    var tabStops: [TabValues]?
    var defaultTabInterval: CGFloat = 0
    /// The least width of a tab behind the last stop.
    var leastTabWidth: CGFloat = 0
    /// The lengths. The alignment and the direction in it are not used.
    var metrics = ParagraphStyle()

    /// Returns the style for a layout direction.
    func style(isRightToLeft: Bool) -> ParagraphStyle {
        var style = metrics
        style.alignment = alignment.resolved(isRightToLeft: isRightToLeft)
        style.direction = baseWritingDirection.direction
        style.breakRules = lineBreakStrategy.rules
        if tabStops != nil || defaultTabInterval > 0 {
            style.tabs = TabStops(
                (tabStops ?? TabValues.initial).map(\.stop),
                interval: defaultTabInterval,
                leastWidth: leastTabWidth
            )
        }
        return style
    }
}
