import CoreGraphics
import Foundation

/// The drag of a sheet. Inside a scroll view, a drag moves the sheet only if the content can't scroll in its direction.
@MainActor
final class SheetDragging: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    private let pan = UIPanGestureRecognizer()
    private var startHeight: CGFloat = 0

    init(of sheet: UISheetPresentationController, on view: SheetView) {
        self.sheet = sheet
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] in self?.dragged($0 as? UIPanGestureRecognizer) }
        view.addGestureRecognizer(pan)
    }

    private func dragged(_ pan: UIPanGestureRecognizer?) {
        guard let pan else { return }
        let distance = pan.translation(in: nil).y
        switch pan.state {
        case .began:
            startHeight = sheet.visibleHeight
            sheet.drag(to: startHeight - distance)
        case .changed: sheet.drag(to: startHeight - distance)
        case .ended: sheet.release(velocity: -pan.velocity(in: nil).y)
        case .cancelled: sheet.release(velocity: 0)
        default: break
        }
    }

    // MARK: Recognition

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // The mouse selects text, so it drags a sheet only by its top.
        touch.type != .indirectPointer || touch.location(in: pan.view).y < SheetGrabber.reach
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let movement = pan.firstMovement
        guard sheet.isDraggable, abs(movement.y) > abs(movement.x) else { return false }
        guard let scroll = scrollView else { return true }
        let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
        if movement.y > 0 { return isAtTop }
        return isAtTop && sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.isAtLargestDetent
    }

    /// The scroll view under the finger whose content scrolls up and down.
    private var scrollView: UIScrollView? {
        guard let view = pan.view, let hit = view.hitTest(pan.location(in: view), with: nil) else { return nil }
        return hit.withSuperviews.prefix { $0 !== view }.lazy.compactMap { $0 as? UIScrollView }.first { scroll in
            let inset = scroll.adjustedContentInset
            let room = scroll.bounds.height - inset.top - inset.bottom
            return scroll.isScrollEnabled && (scroll.contentSize.height > room || scroll.alwaysBounceVertical)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
    }
}
