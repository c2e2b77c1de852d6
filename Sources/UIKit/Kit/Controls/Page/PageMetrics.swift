import CoreGraphics

/// The measures of a page control in points.
///
/// The height, and the widths of 74 and 92 for three and four pages, are recorded on iOS 26 by iamcgn/swiftui-web. All
/// other values are unverified.
enum PageMetrics {
    static let height: CGFloat = 26
    static let dotSide: CGFloat = 8
    /// The length of the indicator of the current page while it shows a progress.
    static let progressLength: CGFloat = 32
    static let spacing: CGFloat = 10
    /// The distance between the first and the last indicator and the ends of the control.
    static let padding: CGFloat = 15
    /// The distance by which a finger has to move before it moves through the pages.
    static let slop: CGFloat = 10
    static let dimmedAlpha: CGFloat = 0.3
}
