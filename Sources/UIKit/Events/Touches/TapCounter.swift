import CoreGraphics
import Foundation

/// Counts how many times in succession a place was touched.
struct TapCounter {
    /// Seconds from one touch to the next for them to be in succession. UIKit's figure, widely reported (unverified).
    static let allowedInterval: TimeInterval = 0.35
    /// Points from one touch to the next, and within one. UIKit's figure, widely reported (unverified).
    static let allowedDistance: CGFloat = 45

    private var last: (count: Int, place: CGPoint, time: TimeInterval)?

    /// A finger went down: the number of this touch in its succession, from 1.
    mutating func count(at place: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let last, time - last.time <= Self.allowedInterval, place.distance(to: last.place) <= Self.allowedDistance {
            count = last.count + 1
        }
        last = (count, place, time)
        return count
    }

    /// A finger was lifted: the time to the next touch counts from here, if this one was a tap.
    mutating func lift(at time: TimeInterval, wasTap: Bool) {
        if wasTap { last?.time = time } else { last = nil }
    }
}
