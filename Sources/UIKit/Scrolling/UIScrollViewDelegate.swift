import CoreGraphics

/// Hears how a scroll view moves. Every method may be left out.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset changed, for whatever reason; called for each change.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger, or fingers on a touchpad, begin to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is being lifted.
    ///
    /// - Parameters:
    ///   - velocity: of the offset, in points per millisecond.
    ///   - targetContentOffset: where the content will come to rest; may be set to another place.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// The finger was lifted; `decelerate` tells whether the content goes on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content goes on without the finger.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content came to rest after going on by itself, or was caught.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated change of the offset that code asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The room kept free at the edges changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// Swift has no optional requirements where there is no Objective-C: these stand for methods left out.
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
