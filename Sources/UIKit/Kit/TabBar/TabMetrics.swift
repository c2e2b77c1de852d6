import CoreGraphics

/// The measures of tab bars, in points.
///
/// The height of a bar is recorded on iOS 26 by iamcgn/swiftui-web: the bar is at 0, 317 and has the size 320 x 83 in a
/// window of 320 x 400. Other values are measured on iOS 26.1 by Vercantez/openuikit, `UITabBar.swift`, unless they are
/// marked.
enum TabMetrics {
    static let barHeight: CGFloat = 83
    /// The number of tabs that fit into a bar of a window that is compact horizontally. With more, the last one is the
    /// list of those that don't fit (Apple's documentation of `UITabBarController`).
    static let mostTabs = 5
    /// The height of the platter, which is at the top of the bar.
    static let platterHeight: CGFloat = 62
    /// The distance between the centers of tabs.
    static let pitch: CGFloat = 85.75
    /// The distance between an end of the platter and the first tab.
    static let platterPadding: CGFloat = 8.375
    /// The least distance between an edge of the bar and the platter.
    static let margin: CGFloat = 8
    static let selectionHeight: CGFloat = 53.5
    /// The distance by which the background of the selected tab is wider than the tab, on each side.
    static let selectionOverhang: CGFloat = 3.875
    static let imageCenter: CGFloat = 24
    static let titleCenter: CGFloat = 44.5
    /// The width and the height of the platter of a minimized bar, and its distance from the edge (unverified).
    static let minimizedSide: CGFloat = 48
    static let minimizedMargin: CGFloat = 20
    /// The size of symbols without a size of their own (unverified).
    static let symbolSize: CGFloat = 20
    /// The distance between the center of an image and the leading end of its badge (unverified).
    static let badgeOffset: CGFloat = 6
    /// The distance between the top of a tab and that of its badge (unverified).
    static let badgeTop: CGFloat = 4
}
