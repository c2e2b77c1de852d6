import CoreGraphics
import Foundation

/// One step of a wheel, or of fingers that slide over a touchpad.
package struct HostScroll: Equatable, Sendable {
    package enum Phase: Sendable {
        /// TouchTracker were laid on a touchpad. A wheel has no `began` and no `ended`.
        case began
        case changed
        /// The fingers were lifted.
        case ended
        /// Follows `ended` when the fingers were moving: `velocity` is how fast.
        case flung
    }

    package enum Unit: Sendable {
        /// One click of a wheel; fine wheels report parts of it.
        case click
        case point
    }

    package var phase: Phase
    /// How far to move on, in `unit`: positive shows what is further down or right.
    package var delta = CGVector.zero
    package var unit = Unit.point
    /// In points per second, with the sign of `delta`. Zero but for `flung`.
    package var velocity = CGVector.zero
    /// Where the pointer is.
    package var location: CGPoint
    package var time: TimeInterval
    package var modifiers: HostModifiers = []

    package init(
        phase: Phase,
        delta: CGVector = .zero,
        unit: Unit = .point,
        velocity: CGVector = .zero,
        location: CGPoint,
        time: TimeInterval,
        modifiers: HostModifiers = []
    ) {
        self.phase = phase
        self.delta = delta
        self.unit = unit
        self.velocity = velocity
        self.location = location
        self.time = time
        self.modifiers = modifiers
    }
}
