import CoreGraphics

/// Numbers that layout takes from UIKit.
enum LayoutMetrics {
    /// The space between neighbours, in points (unverified).
    static let systemSpacing: CGFloat = 8
    /// What the view of a controller keeps free at its sides, in points, in a window of a width (the limit is unverified).
    static func rootMargin(forWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
    /// The most that a line is wide for reading, in points, at the default size of text (unverified).
    static let readableWidth: CGFloat = 672
}
