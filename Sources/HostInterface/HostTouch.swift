import Foundation

/// An event of a finger on the screen, or of the mouse with a button down.
package struct HostTouch: Equatable, Sendable {
    package enum Phase: Sendable {
        case began, moved, ended
        /// The desktop canceled the touch. It is neither a tap nor the end of a drag.
        case cancelled
    }

    package enum Device: Sendable {
        case finger, mouse
    }

    /// An identifier that is constant from `began` to `ended` or `cancelled`, and unique among the touches at any time.
    /// The identifier of the mouse is 0.
    package var id: Int
    package var phase: Phase
    package var location: CGPoint
    package var time: TimeInterval
    package var device: Device = .finger
    /// The mouse button that began the touch: 1 is the primary button, 3 the secondary one.
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
