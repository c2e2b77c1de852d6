import CoreGraphics

/// The pan gesture recognizer of a scroll view.
///
/// It also notifies the scroll view when fingers are lifted that did not drag.
final class ScrollPan: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func isDrag(_ movement: CGPoint) -> Bool {
        scrollView?.followsDrag(movement, slop: Self.slop) ?? false
    }

    /// Along a single axis only the distance on that axis was too short for a drag.
    override func hesitation(of movement: CGPoint) -> CGPoint {
        guard let scrollView else { return super.hesitation(of: movement) }
        let slop = Self.slop
        switch (scrollView.geometry.horizontal.scrolls, scrollView.geometry.vertical.scrolls) {
        case (true, false): return CGPoint(x: movement.x < 0 ? -slop : slop, y: 0)
        case (false, true): return CGPoint(x: 0, y: movement.y < 0 ? -slop : slop)
        case (true, true), (false, false): return super.hesitation(of: movement)
        }
    }

    override func reset() {
        super.reset()
        scrollView?.fingersWereLifted()
    }
}
