import CoreGraphics

/// An object that follows the content of a scroll view and collapses above it, such as a bar with a large title.
///
/// While it collapses, the adjusted content inset shrinks with the offset. The edge at which content stops stays where
/// it is: `UIScrollView.collapsedTop` is the difference.
@preconcurrency @MainActor
protocol ScrollTopEdge: AnyObject {
    /// Called after each change of the content offset, before the delegate is notified.
    func contentDidMove(in scrollView: UIScrollView)

    /// Returns the offset at which content comes to rest instead of an offset, after a drag.
    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
