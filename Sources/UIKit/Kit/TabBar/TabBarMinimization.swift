import CoreGraphics

/// Whether a tab bar is minimized, by the way that the user has scrolled the content below it.
///
/// The way in one direction counts, from where the content last turned. What content does beyond its edges does not, so
/// that a bounce doesn't minimize the bar. At the edge from which the behavior scrolls away, the bar is whole.
struct TabBarMinimization {
    typealias Behavior = UITabBarController.MinimizeBehavior

    /// The distance, in points, that content scrolls before the bar changes (unverified).
    static let distance: CGFloat = 32

    var behavior = Behavior.automatic {
        didSet { if behavior != oldValue { expand() } }
    }
    private(set) var isMinimized = false
    private var last: CGFloat?
    /// The way since the content turned: positive while the offset grows.
    private var way: CGFloat = 0

    /// Notes where the content is.
    ///
    /// - Parameters:
    ///   - offset: The vertical offset of the content.
    ///   - edges: The least and the greatest offset at which content rests.
    ///   - isUser: Whether a finger moves the content, or has thrown it.
    mutating func contentDidMove(to offset: CGFloat, within edges: ClosedRange<CGFloat>, byUser isUser: Bool) {
        let place = min(max(offset, edges.lowerBound), edges.upperBound)
        defer { last = place }
        guard isUser, behavior.minimizes, let last else { return way = 0 }
        let step = place - last
        way = step * way < 0 ? step : way + step
        let isDown = behavior == .onScrollDown
        let start = isDown ? edges.lowerBound : edges.upperBound
        if place == start || (isDown ? way < -Self.distance : way > Self.distance) {
            isMinimized = false
        } else if isDown ? way > Self.distance : way < -Self.distance {
            isMinimized = true
        }
    }

    /// Follows the content below a bar.
    @MainActor
    mutating func follow(_ scrollView: UIScrollView, isCompact: Bool) {
        guard behavior.minimizes else { return }
        let insets = scrollView.adjustedContentInset
        let top = -insets.top
        let bottom = max(top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
        let isUser = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        contentDidMove(to: scrollView.contentOffset.y, within: top...bottom, byUser: isUser && isCompact)
    }

    /// Shows the whole bar, and begins to count again.
    mutating func expand() {
        (isMinimized, last, way) = (false, nil, 0)
    }
}

extension UITabBarController {
    /// When the bar of a window of compact width becomes a button with the image of the selected tab. The raw values
    /// are Apple's.
    public enum MinimizeBehavior: Int, Sendable {
        /// As the system does, which is never.
        case automatic = 0
        case never = 1
        /// While the user scrolls down. The bar is whole again when the content scrolls up, or is at its top.
        case onScrollDown = 2
        /// While the user scrolls up, for content that begins at its end, such as a chat.
        case onScrollUp = 3

        var minimizes: Bool { self == .onScrollDown || self == .onScrollUp }
    }
}
