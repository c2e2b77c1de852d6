import CoreGraphics

/// The pan gesture recognizer of a scroll view.
///
/// It also tells the scroll view when fingers are lifted that did not drag.
final class ScrollPan: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func isDrag(_ movement: CGPoint) -> Bool {
        scrollView?.followsDrag(movement, slop: Self.slop) ?? false
    }

    override func reset() {
        super.reset()
        scrollView?.fingersWereLifted()
    }
}
