import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes two fingers that move apart or together, and follows them until one is lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Points that the distance of the fingers changes before it is a pinch (not Apple's number, which is not published).
    static let slop: CGFloat = 8

    /// How many times as far apart the fingers are as when they went down. Setting it lets it count from there; the
    /// velocity stays.
    open var scale: CGFloat {
        get { scaleBase * distance / startDistance }
        set { (scaleBase, startDistance) = (newValue, distance) }
    }

    /// How fast the scale changed during the last tenth of a second, per second.
    open var velocity: CGFloat {
        history.velocity(at: FrameClock.shared.now).x * scaleBase / startDistance
    }

    private var scaleBase: CGFloat = 1
    private var startDistance: CGFloat = 1
    private var distance: CGFloat = 1
    private var history = MotionHistory()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard self.touches.count == 2 else { return }
        measure(at: event.timestamp)
        startDistance = distance
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2 else { return }
        measure(at: event.timestamp)
        if progress.isUnderWay {
            state = .changed
        } else if abs(distance - startDistance) >= Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = progress.isUnderWay || progress.isWaiting ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        (scaleBase, startDistance, distance) = (1, 1, 1)
        history = MotionHistory()
    }

    private func measure(at time: TimeInterval) {
        // Two fingers at one place have no scale; a point apart they do.
        distance = max(1, touches[0].location(in: nil).distance(to: touches[1].location(in: nil)))
        history.add(CGPoint(x: distance, y: 0), at: time)
    }
}
