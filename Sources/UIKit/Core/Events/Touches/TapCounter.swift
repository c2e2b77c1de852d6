import CoreGraphics
import Foundation

/// Counts successive taps at one place.
struct TapCounter {
    /// The maximum time between successive touches, in seconds. UIKit's value as widely reported (unverified).
    static let allowedInterval: TimeInterval = 0.35
    /// The maximum distance between successive touches, and that a touch may move, in points. UIKit's value as
    /// widely reported (unverified).
    static let allowedDistance: CGFloat = 45

    private var last: (count: Int, place: CGPoint, time: TimeInterval)?

    /// Returns the number of a new touch in its succession, starting at 1.
    mutating func count(at place: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let last, time - last.time <= Self.allowedInterval, place.distance(to: last.place) <= Self.allowedDistance {
            count = last.count + 1
        }
        last = (count, place, time)
        return count
    }

    /// Notes that the touch ended. If it was a tap, the time to the next touch counts from here; otherwise the
    /// succession ends.
    mutating func lift(at time: TimeInterval, wasTap: Bool) {
        if wasTap { last?.time = time } else { last = nil }
    }
}
