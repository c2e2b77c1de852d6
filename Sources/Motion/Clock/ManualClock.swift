import Failures
import Foundation

/// A clock that stands still until its owner moves it: a test, or a host that sets it once for each frame.
package final class ManualClock: MotionClock {
    package private(set) var now: TimeInterval

    /// A clock that shows `now`.
    package init(now: TimeInterval = 0) {
        self.now = now
    }

    /// Moves the clock to an instant that is not in its past.
    package func advance(to time: TimeInterval) {
        programmerError(
            unless: time >= now,
            "A clock cannot go back, from \(now) to \(time)",
            in: "ManualClock.advance(to:)",
            .invalidArgument
        )
        now = time
    }

    /// Moves the clock on by some seconds, not fewer than 0.
    package func advance(by seconds: TimeInterval) {
        advance(to: now + seconds)
    }
}
