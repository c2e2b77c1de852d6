import CoreGraphics

/// The places of the two views of a standard transition, before or after it.
@MainActor
struct NavigationSlide {
    /// The distances by which the views are moved to the right, in points.
    private let upper: CGFloat
    private let lower: CGFloat
    /// The opacity of the dark layer over the lower view.
    let dimming: CGFloat

    /// - Parameters:
    ///   - content: The view that contains both.
    ///   - covers: Whether the upper view covers the lower one, rather than stands beside it.
    init(in content: UIView, covers: Bool) {
        let width = content.bounds.width
        let side: CGFloat = content.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        upper = covers ? 0 : side * width
        lower = covers ? -side * width * NavigationMetrics.parallax : 0
        dimming = covers ? NavigationMetrics.dimming : 0
    }

    /// Returns the frame of the upper view, from its frame at rest.
    func upper(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: upper, dy: 0) }

    /// Returns the frame of the lower view, from its frame at rest.
    func lower(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: lower, dy: 0) }
}
