import CoreGraphics
import Foundation
import QuartzCore

/// A gesture recognizer that recognizes two fingers turning around each other and follows them until one is lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle at which the gesture begins, in radians. Not Apple's value, which isn't published.
    static let slop: CGFloat = 0.1

    /// The angle by which the fingers have turned since they went down, in radians, clockwise. Setting it makes later
    /// changes count from the new value. It doesn't change the velocity.
    open var rotation: CGFloat {
        get { base + turned }
        set { base = newValue - turned }
    }

    /// The change of the angle per second during the last 0.1 seconds.
    open var velocity: CGFloat { history.velocity(at: clock.now).x }

    private var base: CGFloat = 0
    /// The angle since the fingers went down, which may be more than a turn.
    private var turned: CGFloat = 0
    private var direction: CGFloat = 0
    private var history = MotionHistory()

    override var requiresPrimaryButton: Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard self.touches.count == 2 else { return }
        direction = measuredDirection
        history.add(.zero, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2 else { return }
        let direction = measuredDirection
        // The shorter way: fingers don't turn by half a turn between two events.
        turned += (direction - self.direction).remainder(dividingBy: 2 * .pi)
        self.direction = direction
        history.add(CGPoint(x: turned, y: 0), at: event.timestamp)
        if progress.isUnderWay {
            request(.changed)
        } else if abs(turned) >= Self.slop {
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
        (base, turned, direction) = (0, 0, 0)
        history = MotionHistory()
    }

    /// The direction from the first finger to the second.
    private var measuredDirection: CGFloat {
        let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return atan2(other.y - one.y, other.x - one.x)
    }
}
