import CoreGraphics

/// The metrics of UIKit's layout.
enum LayoutMetrics {
    /// The standard space between siblings, in points (unverified).
    static let systemSpacing: CGFloat = 8
    /// Returns the margin of a view controller's view at its sides, in points, in a window of a
    /// width (the limit is unverified).
    static func rootMargin(forWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
    /// The greatest width of a readable line, in points, at the default text size (unverified).
    static let readableWidth: CGFloat = 672
}
