import CoreGraphics

/// The measures of items in bars, in points. All values are unverified.
enum BarItemMetrics {
    /// The space before and after the contents of an item.
    static let padding: CGFloat = 8
    /// The width of an item with little content.
    static let leastWidth: CGFloat = 44
    /// The distance between the edge of a bar and its first item. The contents are at the margin of the bar.
    static let edge = NavigationMetrics.margin - padding
    static let selectionHeight: CGFloat = 36
    static let selectionRadius: CGFloat = 10
    /// The opacity of the tint color behind a selected item.
    static let selectionAlpha: CGFloat = 0.2
    /// The opacity of a pressed item, which is that of the back button.
    static let highlightedAlpha: CGFloat = 0.3
    /// The least width that the title of a navigation bar keeps if its items want all of it.
    static let leastTitle: CGFloat = 44
}
