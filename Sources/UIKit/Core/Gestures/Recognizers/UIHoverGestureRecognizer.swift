import CoreGraphics

/// A gesture recognizer that follows the pointer over a view while no button is down.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var followsPointer: Bool { true }

    override func hover(at place: CGPoint, in window: UIWindow?, with event: UIEvent) {
        lastEvent = event
        lastPlace = place
        lastWindow = window
        request(progress.isUnderWay ? .changed : .began)
    }

    override func leave(with event: UIEvent) {
        // The recognizer may have been stopped since it began.
        guard progress.isUnderWay || progress.isWaiting else { return }
        lastEvent = event
        request(.ended)
    }
}
