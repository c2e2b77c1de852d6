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
    ///   - targetContentOffset: The offset at which the content will rest. The delegate may set another one.
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
}
