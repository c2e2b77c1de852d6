import CoreGraphics

/// The measures of a section of a flow apart from its items.
struct FlowSectionMetrics: Hashable, Sendable {
    var insets = FlowInsets()
    /// The minimum distance between items in a line, in points.
    var itemSpacing: CGFloat = 0
    /// The distance between lines, in points. A negative one is at most the depth of a line, so that no line is before
    /// the previous one.
    var lineSpacing: CGFloat = 0
    /// The depth of the header in points; 0 for none.
    var headerDepth: CGFloat = 0
    /// The depth of the footer in points; 0 for none.
    var footerDepth: CGFloat = 0
}
