import CoreGraphics
import Foundation

/// Content that goes on by itself, along both axes.
struct ScrollGlide: Equatable {
    private var horizontal: AxisGlide
    private var vertical: AxisGlide
    /// The factor by which a fling slows down in a millisecond.
    private let rate: CGFloat
    /// Up to when it has been moved on, in the clock's seconds.
    private var time: TimeInterval

    init(from offset: CGPoint, velocity: CGPoint, rate: CGFloat, at time: TimeInterval) {
        horizontal = AxisGlide(position: offset.x, velocity: velocity.x)
        vertical = AxisGlide(position: offset.y, velocity: velocity.y)
        self.rate = rate
        self.time = time
    }

    var offset: CGPoint { CGPoint(x: horizontal.position, y: vertical.position) }
    /// Points per second.
    var velocity: CGPoint { CGPoint(x: horizontal.velocity, y: vertical.velocity) }

    mutating func advance(to time: TimeInterval, in geometry: ScrollGeometry) {
        horizontal.advance(by: time - self.time, on: geometry.horizontal, rate: rate)
        vertical.advance(by: time - self.time, on: geometry.vertical, rate: rate)
        self.time = max(time, self.time)
    }

    /// Where it will come to rest if nothing changes.
    func expectedPlace(in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: horizontal.expectedPlace(on: geometry.horizontal, rate: rate),
            y: vertical.expectedPlace(on: geometry.vertical, rate: rate)
        )
    }

    /// Leads to another place than expected, along the axes on which it is another one.
    mutating func send(to place: CGPoint, insteadOf expected: CGPoint, in geometry: ScrollGeometry) {
        let place = geometry.clamp(place)
        if place.x != expected.x, geometry.horizontal.scrolls { horizontal.send(to: place.x, rate: rate) }
        if place.y != expected.y, geometry.vertical.scrolls { vertical.send(to: place.y, rate: rate) }
    }

    /// Takes other edges into account.
    mutating func keepGoal(in geometry: ScrollGeometry) {
        horizontal.keepGoal(on: geometry.horizontal, rate: rate)
        vertical.keepGoal(on: geometry.vertical, rate: rate)
    }

    mutating func shift(by delta: CGPoint) {
        horizontal.shift(by: delta.x)
        vertical.shift(by: delta.y)
    }

    func isAtRest(in geometry: ScrollGeometry) -> Bool {
        horizontal.isAtRest(on: geometry.horizontal) && vertical.isAtRest(on: geometry.vertical)
    }

    /// Where it stays once it is at rest.
    func restingPlace(in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: horizontal.restingPlace(on: geometry.horizontal),
            y: vertical.restingPlace(on: geometry.vertical)
        )
    }
}
