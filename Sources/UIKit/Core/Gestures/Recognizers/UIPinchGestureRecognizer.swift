import CoreGraphics
import Foundation
import QuartzCore

/// A gesture recognizer that recognizes two fingers moving apart or together and follows them until one is lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of the fingers' distance at which the gesture begins, in points. Not Apple's value, which isn't
    /// published.
    static let slop: CGFloat = 8

    /// The distance of the fingers, relative to their distance when they went down. Setting the scale makes later
    /// changes relative to the new value. It doesn't change the velocity.
    open var scale: CGFloat {
        get { scaleBase * distance / startDistance }
        set { (scaleBase, startDistance) = (newValue, distance) }
    }

    /// The change of the scale per second during the last 0.1 seconds.
    open var velocity: CGFloat {
        history.velocity(at: clock.now).x * scaleBase / startDistance
    }

    private var scaleBase: CGFloat = 1
    private var startDistance: CGFloat = 1
    private var distance: CGFloat = 1
    private var history = MotionHistory()

    override var requiresPrimaryButton: Bool { true }

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
            request(.changed)
        } else if abs(distance - startDistance) >= Self.slop {
            request(.began)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        request(progress.isUnderWay || progress.isWaiting ? .ended : .failed)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        request(.cancelled)
    }

    open override func reset() {
        super.reset()
        (scaleBase, startDistance, distance) = (1, 1, 1)
        history = MotionHistory()
    }

    private func measure(at time: TimeInterval) {
        // Two fingers at the same point would make the scale infinite or undefined.
        distance = max(1, touches[0].location(in: nil).distance(to: touches[1].location(in: nil)))
        history.add(CGPoint(x: distance, y: 0), at: time)
    }
}
