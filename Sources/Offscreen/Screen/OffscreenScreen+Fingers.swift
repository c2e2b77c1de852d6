import CoreGraphics
import HostInterface
import QuartzCore
import UIKit

/// Fingers, whose touches go through hit testing and gesture recognizers.
extension OffscreenScreen {
    /// Puts a finger down at a point of the window.
    ///
    /// - Returns: Whether the finger was not down before. If it was, nothing happens.
    @discardableResult
    package func touchDown(_ finger: Int, at point: CGPoint) -> Bool {
        guard fingers[finger] == nil else { return false }
        fingers[finger] = point
        deliver(finger, .began, at: point)
        return true
    }

    /// Slides a finger to a point of the window.
    ///
    /// - Returns: Whether the finger is down. If not, nothing happens.
    @discardableResult
    package func touchMove(_ finger: Int, to point: CGPoint) -> Bool {
        guard fingers[finger] != nil else { return false }
        fingers[finger] = point
        deliver(finger, .moved, at: point)
        return true
    }

    /// Lifts a finger, or cancels its touch.
    ///
    /// - Returns: Whether the finger was down. If not, nothing happens.
    @discardableResult
    package func touchUp(_ finger: Int, isCancelled: Bool = false) -> Bool {
        guard let point = fingers.removeValue(forKey: finger) else { return false }
        deliver(finger, isCancelled ? .cancelled : .ended, at: point)
        return true
    }

    /// Taps a point of the window: a finger goes down, and up 0.05 s later.
    package func tap(at point: CGPoint) {
        press(at: point, for: 0.05)
    }

    /// Puts a finger down at a point of the window, and lifts it after a number of seconds.
    package func press(at point: CGPoint, for seconds: TimeInterval) {
        let finger = unusedFinger
        touchDown(finger, at: point)
        advance(by: seconds)
        touchUp(finger)
    }

    /// Slides a finger from one point of the window to another at constant speed, one step for each frame, lets it rest
    /// there, and lifts it.
    package func drag(from: CGPoint, to: CGPoint, duration: TimeInterval, resting: TimeInterval = 0) {
        let finger = unusedFinger
        touchDown(finger, at: from)
        if duration > 0 {
            advance(by: duration) { progress in
                touchMove(finger, to: from.moved(towards: to, by: CGFloat(progress)))
            }
        } else {
            touchMove(finger, to: to)
        }
        advance(by: resting)
        touchUp(finger)
    }

    /// A number that no finger has. A gesture may be made while other fingers are down.
    /// Delivers an event of the mouse with a button down. The number of a button is that of the desktop.
    package func mouse(
        _ phase: HostTouch.Phase,
        at point: CGPoint,
        button: Int = 1,
        modifiers: HostModifiers = []
    ) {
        display.deliver(
            HostTouch(
                id: 0,
                phase: phase,
                location: point,
                time: clock.now,
                device: .mouse,
                button: button,
                modifiers: modifiers
            )
        )
        finishEvent()
    }

    /// Presses a button of the mouse, moves evenly to another point, and releases the button.
    package func mouseDrag(
        from: CGPoint,
        to: CGPoint,
        duration: TimeInterval,
        button: Int = 1,
        modifiers: HostModifiers = []
    ) {
        mouse(.began, at: from, button: button, modifiers: modifiers)
        advance(by: duration) { progress in
            mouse(.moved, at: from.moved(towards: to, by: CGFloat(progress)), button: button, modifiers: modifiers)
        }
        mouse(.ended, at: to, button: button, modifiers: modifiers)
    }

    private var unusedFinger: Int {
        (1...fingers.count + 1).first { fingers[$0] == nil } ?? fingers.count + 1
    }

    private func deliver(_ finger: Int, _ phase: HostTouch.Phase, at point: CGPoint) {
        display.deliver(HostTouch(id: finger, phase: phase, location: point, time: clock.now))
        finishEvent()
    }
}

extension CGPoint {
    fileprivate func moved(towards end: CGPoint, by part: CGFloat) -> CGPoint {
        // At the end, the sum of the start and a rounded difference may differ from the end point.
        part >= 1 ? end : CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }
}
