import CoreGraphics
import HostInterface

/// The touches in progress on a screen.
@MainActor
final class TouchTracker {
    private var touches: [Int: UITouch] = [:]
    private var taps = TapCounter()

    /// Returns the event for a step of a touch, or `nil` if the touch didn't begin in a window.
    func event(for step: HostTouch, on screen: UIScreen) -> UIEvent? {
        if step.phase == .began {
            guard let window = screen.window(at: step.location) else { return nil }
            touches[step.id] = UITouch(
                in: window,
                at: window.point(onScreen: step.location),
                time: step.time,
                tapCount: taps.count(at: step.location, time: step.time),
                type: step.device == .mouse ? .indirectPointer : .direct,
                button: step.device == .mouse ? UIEvent.ButtonMask(button: step.button) : .primary
            )
        }
        guard let touch = touches[step.id] else { return nil }
        // An event changes one touch. The others are stationary in it, whatever they did in the event before.
        for other in touches.values where other !== touch { other.rest() }
        let all = Set(touches.values)
        if step.phase != .began {
            let place = touch.window?.point(onScreen: step.location) ?? step.location
            touch.update(UITouch.Phase(step.phase), at: place, time: step.time)
        }
        if step.phase == .ended || step.phase == .cancelled {
            taps.lift(at: step.time, wasTap: step.phase == .ended && touch.tapCount > 0)
            touches[step.id] = nil
        }
        return UIEvent(
            .touches,
            at: step.time,
            modifiers: UIKeyModifierFlags(step.modifiers),
            buttons: step.device == .mouse ? UIEvent.ButtonMask(button: step.button) : [],
            touches: all,
            changedTouch: touch
        )
    }

    /// Returns whether a finger is on the screen.
    func isDown(_ id: Int) -> Bool {
        touches[id] != nil
    }
}

extension UITouch.Phase {
    init(_ phase: HostTouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
