import CoreGraphics

/// Numbers that layout takes from UIKit.
enum LayoutMetrics {
    /// The space between neighbours, in points (unverified).
    static let systemSpacing: CGFloat = 8
    /// The most that a line is wide for reading, in points, at the default size of text (unverified).
    static let readableWidth: CGFloat = 672
}
