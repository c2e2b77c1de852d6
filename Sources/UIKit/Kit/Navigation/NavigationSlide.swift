import CoreGraphics

/// The places of the two views of a standard transition, before or after it.
@MainActor
struct NavigationSlide {
    let upper: CGRect
    let lower: CGRect
    /// The opacity of the dark layer over the lower view.
    let dimming: CGFloat

    /// - Parameters:
    ///   - content: The view that contains both.
    ///   - covers: Whether the upper view covers the lower one, rather than stands beside it.
    init(in content: UIView, covers: Bool) {
        let (size, width) = (content.bounds.size, content.bounds.width)
        let side: CGFloat = content.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        upper = CGRect(origin: CGPoint(x: covers ? 0 : side * width, y: 0), size: size)
        lower = CGRect(origin: CGPoint(x: covers ? -side * width * NavigationMetrics.parallax : 0, y: 0), size: size)
        dimming = covers ? NavigationMetrics.dimming : 0
    }
}
