import CoreGraphics
import Motion

/// A motion from one place of a time line to another, at a constant pace.
///
/// A leg is given by the seconds that it takes and not by a rate. A rate is a distance divided by seconds, and both are
/// 0 for a line that continues at its end. The only division is in `place(at:)`, where the seconds are known to be
/// positive.
struct TimelineLeg {
    /// The clock's time at the beginning, in seconds.
    let start: CFTimeInterval
    /// The places at the beginning and at the end, in seconds of the line.
    let from, to: CFTimeInterval
    /// The duration in seconds of the clock.
    let seconds: CFTimeInterval

    /// Creates a leg.
    ///
    /// - Parameter seconds: The duration, or `nil` for the pace at which the line and the clock are equally fast.
    init(from: CFTimeInterval, to: CFTimeInterval, start: CFTimeInterval, seconds: CFTimeInterval? = nil) {
        (self.from, self.to, self.start) = (from, to, start)
        self.seconds = seconds?.boundedDuration ?? abs(to - from)
    }

    /// Returns the place when the clock shows `time`.
    func place(at time: CFTimeInterval) -> CFTimeInterval {
        let passed = time - start
        guard passed > 0 else { return from }
        guard passed < seconds else { return to }
        return from + passed * ((to - from) / seconds)
    }

    /// Returns the time until the end, in seconds of the clock.
    func remaining(at time: CFTimeInterval) -> CFTimeInterval {
        max(seconds - max(time - start, 0), 0)
    }
}
