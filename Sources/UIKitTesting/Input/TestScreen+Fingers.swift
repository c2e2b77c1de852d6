import CoreGraphics
import HostInterface
import QuartzCore
import UIKit

/// Single steps of fingers, from which any gesture of any number of fingers can be made. None of them takes time.
extension TestScreen {
    /// A finger goes down at a point of the window. A finger that is down already is a failure.
    ///
    /// ```swift
    /// screen.touchDown(at: middle)
    /// ```
    public func touchDown(_ finger: Int = 1, at point: CGPoint) {
        guard fingers[finger] == nil else {
            onFailure("Finger \(finger) is on the screen already: lift it first, or use another one")
            return
        }
        fingers[finger] = point
        deliver(finger, .began, at: point)
    }

    /// A finger slides to a point of the window. One that is not down is a failure.
    ///
    /// ```swift
    /// screen.touchMove(to: CGPoint(x: middle.x, y: middle.y - 40))
    /// ```
    public func touchMove(_ finger: Int = 1, to point: CGPoint) {
        guard fingers[finger] != nil else { return reportLifted(finger) }
        fingers[finger] = point
        deliver(finger, .moved, at: point)
    }

    /// A finger is lifted where it is. One that is not down is a failure.
    ///
    /// ```swift
    /// screen.touchUp()
    /// ```
    public func touchUp(_ finger: Int = 1) {
        guard let point = fingers.removeValue(forKey: finger) else { return reportLifted(finger) }
        deliver(finger, .ended, at: point)
    }

    /// The system takes a touch away, as when a call comes in. A finger that is not down is a failure.
    ///
    /// ```swift
    /// screen.touchCancel(2)  // of two fingers the second one
    /// ```
    public func touchCancel(_ finger: Int = 1) {
        guard let point = fingers.removeValue(forKey: finger) else { return reportLifted(finger) }
        deliver(finger, .cancelled, at: point)
    }

    private func deliver(_ finger: Int, _ phase: HostTouch.Phase, at point: CGPoint) {
        checkIsNewest()
        UIScreen.main.deliver(HostTouch(id: finger, phase: phase, location: point, time: FrameClock.shared.now))
        finishEvent()
    }

    private func reportLifted(_ finger: Int) {
        onFailure("Finger \(finger) is not on the screen")
    }
}
