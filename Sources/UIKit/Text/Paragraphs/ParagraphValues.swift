import CoreGraphics
import TextLayout

/// What a paragraph style says.
struct ParagraphValues: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var allowsTightening = false
    /// Nil for those of a style at first.
    var tabStops: [TabValues]?
    var defaultTabInterval: CGFloat = 0
    /// The lengths. Their alignment and direction are not used.
    var metrics = ParagraphStyle()

    /// The style for a place that is read from the right or from the left.
    func style(isRightToLeft: Bool) -> ParagraphStyle {
        var style = metrics
        style.alignment = alignment.resolved(isRightToLeft: isRightToLeft)
        style.direction = baseWritingDirection.direction
        style.breakRules = lineBreakStrategy.rules
        if tabStops != nil || defaultTabInterval > 0 {
            style.tabs = TabStops((tabStops ?? TabValues.initial).map(\.stop), interval: defaultTabInterval)
        }
        return style
    }
}
