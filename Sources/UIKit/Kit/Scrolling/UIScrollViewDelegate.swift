import CoreGraphics

/// The methods that report the movements of a scroll view. All of them are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the offset changed, for whatever reason. It is called for each change.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Tells the delegate that a finger, or fingers on a touchpad, will begin to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Tells the delegate that the finger is being lifted.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the offset, in points per millisecond.
    ///   - targetContentOffset: The offset at which the content will rest, which the delegate can change.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// Tells the delegate that the finger was lifted. `decelerate` is whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Tells the delegate that the content begins to move without the finger.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that the deceleration ended, or that a touch stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that an animated change of the offset, asked for by code, ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Tells the delegate that the adjusted content inset changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Returns whether a tap on the status bar scrolls to the top of the content. It is called unless the content is
    /// there already (unverified), and by default returns `true`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Tells the delegate that the content has reached its top after a tap on the status bar. The delegate hears of no
    /// other end of the animation (unverified).
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Returns the view whose scale changes when the scroll view zooms: a subview, or a view inside one. By default
    /// there is none, and the scroll view doesn't zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Tells the delegate that fingers or an animation will begin to change the zoom scale.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Tells the delegate that the zoom scale changed. For an animated change it is called once.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Tells the delegate that the fingers were lifted and the content rests at a zoom scale within the limits, or that
    /// an animated change of the zoom scale ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

// Swift has no optional requirements without Objective-C. These implementations stand in for omitted methods.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
