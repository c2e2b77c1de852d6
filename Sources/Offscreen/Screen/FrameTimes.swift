import Foundation

/// The times of the frames in a span of time: one after each full period, and one at the end.
///
/// Times close to a multiple of the period, counted from 0, are rounded to it. Sixty steps of a sixtieth of a
/// second therefore add up to exactly one second.
package struct FrameTimes: Sequence, IteratorProtocol {
    private let start: TimeInterval
    private let end: TimeInterval
    private let framesPerSecond: Double
    private var frame = 0.0
    private var last: TimeInterval

    /// The distance within which times are rounded. It is less than a display can resolve and more
    /// than accumulated rounding errors.
    private static let tolerance = 1e-7

    package init(from start: TimeInterval, lasting seconds: TimeInterval, framesPerSecond: Int) {
        self.start = start
        self.framesPerSecond = Double(framesPerSecond)
        end = Self.snapped(start + seconds, Double(framesPerSecond))
        last = start
    }

    package mutating func next() -> TimeInterval? {
        guard last < end else { return nil }
        frame += 1
        let time = Self.snapped(start + frame / framesPerSecond, framesPerSecond)
        // A frame just before the end would be followed by another one at the end.
        last = time > end - Self.tolerance ? end : time
        return last
    }

    private static func snapped(_ time: TimeInterval, _ framesPerSecond: Double) -> TimeInterval {
        let exact = (time * framesPerSecond).rounded() / framesPerSecond
        return abs(time - exact) < tolerance ? exact : time
    }
}
