import Foundation

/// One step of a finger on the screen, or of the mouse with a button down.
package struct HostTouch: Equatable, Sendable {
    package enum Phase: Sendable {
        case began, moved, ended
        /// The desktop took the touch away: it is no tap, and no end of a drag.
        case cancelled
    }

    package enum Device: Sendable {
        case finger, mouse
    }

    /// The same from `began` to `ended` or `cancelled`; no two touches have it at the same time. The mouse is 0.
    package var id: Int
    package var phase: Phase
    package var location: CGPoint
    package var time: TimeInterval
    package var device: Device = .finger
    /// The mouse button that began the touch: 1 is the primary one, 3 the secondary one.
    package var button = 1
    package var modifiers: HostModifiers = []

    package init(
        id: Int,
        phase: Phase,
        location: CGPoint,
        time: TimeInterval,
        device: Device = .finger,
        button: Int = 1,
        modifiers: HostModifiers = []
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.time = time
        self.device = device
        self.button = button
        self.modifiers = modifiers
    }
}
