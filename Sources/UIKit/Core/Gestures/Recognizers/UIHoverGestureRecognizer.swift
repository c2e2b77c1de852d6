import CoreGraphics

/// A gesture recognizer that follows the pointer over a view while no button is down.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var followsPointer: Bool { true }

    override func hover(at place: CGPoint, in window: UIWindow?, with event: UIEvent) {
        lastEvent = event
        lastPlace = place
        lastWindow = window
        state = progress.isUnderWay ? .changed : .began
    }

    override func leave(with event: UIEvent) {
        lastEvent = event
        state = .ended
    }
}
