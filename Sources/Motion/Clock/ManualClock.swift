import Failures
import Foundation

/// A clock that shows the same time until its owner advances it: a test, or a host that sets it once per frame.
package final class ManualClock: MotionClock {
    package private(set) var now: TimeInterval

    /// Creates a clock that shows `now`.
    package init(now: TimeInterval = 0) {
        self.now = now
    }

    /// Advances the clock to a time, which must not be in its past.
    package func advance(to time: TimeInterval) {
        programmerError(
            unless: time >= now,
            "A clock cannot go back, from \(now) to \(time)",
            in: "ManualClock.advance(to:)",
            .invalidArgument
        )
        now = time
    }

    /// Advances the clock by a number of seconds, which must not be negative.
    package func advance(by seconds: TimeInterval) {
        advance(to: now + seconds)
    }
}
