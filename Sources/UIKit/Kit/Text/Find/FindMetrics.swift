import CoreGraphics

/// The metrics of the find bar, in points. They are this UIKit's own.
enum FindMetrics {
    static let rowHeight: CGFloat = 36
    static let inset: CGFloat = 8
    static let spacing: CGFloat = 8
    /// The space that the search field keeps in a narrow window.
    static let minimumFieldWidth: CGFloat = 80
    /// The opacity of the color behind results, and behind the highlighted one.
    static let foundAlpha: CGFloat = 0.35
    static let highlightAlpha: CGFloat = 0.9
}
