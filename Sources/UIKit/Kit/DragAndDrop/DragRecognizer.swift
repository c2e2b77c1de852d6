import CoreGraphics
import Foundation
import QuartzCore

/// A recognizer of drags of items: a finger that is held in place, or the mouse when it passes the drag threshold. It
/// begins only if its delegate allows it.
final class DragRecognizer: UIGestureRecognizer {
    /// Whether other recognizers may begin until the drag does.
    var allowsOthers = false
    private var timer: FrameTimer?

    override var requiresPrimaryButton: Bool { true }

    /// The place at which the finger or the button went down, in points of the window.
    private(set) var origin = CGPoint.zero

    /// Whether the mouse drags, and not a finger.
    private(set) var isByPointer = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !progress.isUnderWay else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard self.touches.count == 1, let touch = touches.first else { return request(.failed) }
        origin = touch.location(in: nil)
        isByPointer = touch.type == .indirectPointer
        guard !isByPointer else { return }
        timer = clock.schedule(after: DragMetrics.liftDelay, isPassive: true) { [weak self] in
            MainActor.assumeIsolated { self?.request(.began) }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if progress.isUnderWay {
            request(.changed)
        } else if isByPointer {
            if touch.isPointerDrag { request(.began) }
        } else if touch.location(in: nil).distance(to: origin) > DragMetrics.allowableMovement {
            request(.failed)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = progress.isUnderWay ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        request(.cancelled)
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !allowsOthers }
}
