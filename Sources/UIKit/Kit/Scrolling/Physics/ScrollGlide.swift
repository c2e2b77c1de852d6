import CoreGraphics
import Foundation

/// The movement of content by itself along both axes.
struct ScrollGlide: Equatable {
    private var horizontal: AxisGlide
    private var vertical: AxisGlide
    /// The factor by which the velocity of a fling decreases in a millisecond.
    private let rate: CGFloat
    /// The time up to which the motion has been advanced, in the clock's seconds.
    private var time: TimeInterval

    init(from offset: CGPoint, velocity: CGPoint, rate: CGFloat, at time: TimeInterval) {
        horizontal = AxisGlide(position: offset.x, velocity: velocity.x)
        vertical = AxisGlide(position: offset.y, velocity: velocity.y)
        self.rate = rate
        self.time = time
    }

    var offset: CGPoint { CGPoint(x: horizontal.position, y: vertical.position) }
    /// The velocity of the offset, in points per second.
    var velocity: CGPoint { CGPoint(x: horizontal.velocity, y: vertical.velocity) }

    mutating func advance(to time: TimeInterval, in geometry: ScrollGeometry) {
        horizontal.advance(by: time - self.time, on: geometry.horizontal, rate: rate)
        vertical.advance(by: time - self.time, on: geometry.vertical, rate: rate)
        self.time = max(time, self.time)
    }

    /// Starts the return of content that is held beyond an edge.
    mutating func release(in geometry: ScrollGeometry) {
        horizontal.release(on: geometry.horizontal)
        vertical.release(on: geometry.vertical)
    }

    /// Returns the offset at which the content will rest if nothing changes. UIKit's prediction is about a point
    /// beyond the actual place for a fast fling, and so is this one (see `Deceleration`).
    func expectedPlace(in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: horizontal.expectedPlace(on: geometry.horizontal, rate: rate),
            y: vertical.expectedPlace(on: geometry.vertical, rate: rate)
        )
    }

    /// Directs the content to a target. Axes on which the target is the expected one keep their natural deceleration.
    mutating func send(to place: CGPoint, insteadOf expected: CGPoint, in geometry: ScrollGeometry) {
        let place = geometry.clamp(place)
        if place.x != expected.x, geometry.horizontal.scrolls { horizontal.send(to: place.x, rate: rate) }
        if place.y != expected.y, geometry.vertical.scrolls { vertical.send(to: place.y, rate: rate) }
    }

    /// Moves the targets within the edges.
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

    /// Returns the offset to keep once the content is at rest.
    func restingPlace(in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: horizontal.restingPlace(on: geometry.horizontal),
            y: vertical.restingPlace(on: geometry.vertical)
        )
    }
}
