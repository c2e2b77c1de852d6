import CoreGraphics
import Foundation

/// A scroll event of a wheel, or of fingers that move on a touchpad.
package struct HostScroll: Equatable, Sendable {
    package enum Phase: Sendable {
        /// Fingers were placed on a touchpad. A wheel sends neither `began` nor `ended`.
        case began
        case changed
        /// The fingers were lifted.
        case ended
        /// The fingers were moving when they were lifted. Follows `ended`, with the speed in `velocity`.
        case flung
    }

    package enum Unit: Sendable {
        /// One click of a wheel. High-resolution wheels report fractions of a click.
        case click
        case point
    }

    package var phase: Phase
    /// The distance to scroll, in `unit`. Positive values show content further down or to the right.
    package var delta = CGVector.zero
    package var unit = Unit.point
    /// The velocity in points per second, with the sign of `delta`. It is zero in all phases except `flung`.
    package var velocity = CGVector.zero
    /// The location of the pointer.
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
