import CoreGraphics

/// A time line that one owner holds, scrubs, turns round and lets go, for all the animations that follow it.
package final class AnimationTimeline {
    /// Seconds at which the last animation on it ends.
    package let duration: CFTimeInterval
    /// Whether time moves. Not at first.
    package private(set) var isRunning = false
    /// Whether the animations are over: removed at the next frame, with what was reached.
    package private(set) var isFinished = false
    /// Whether time runs from the end to the beginning.
    package private(set) var isReversed = false

    private var anchor: (clock: CFTimeInterval, local: CFTimeInterval) = (0, 0)
    private var rate: CFTimeInterval = 1

    package init(duration: CFTimeInterval) {
        self.duration = duration
    }

    /// Seconds on this line when the clock shows `time`; never outside of it.
    package func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        guard isRunning else { return anchor.local }
        let elapsed = (time - anchor.clock) * rate
        return min(max(anchor.local + (isReversed ? -elapsed : elapsed), 0), duration)
    }

    /// Whether the clock has reached the end towards which time runs.
    package func hasArrived(at time: CFTimeInterval) -> Bool {
        let local = localTime(at: time)
        return isRunning && (isReversed ? local <= 1e-9 : local >= duration - 1e-9)
    }

    /// Lets time go on, `rate` seconds of the line for each one of the clock.
    package func run(at time: CFTimeInterval, rate: CFTimeInterval = 1) {
        anchor = (time, localTime(at: time))
        self.rate = rate
        isRunning = true
        FrameClock.shared.setNeedsFrame()
    }

    package func pause(at time: CFTimeInterval) {
        anchor = (time, localTime(at: time))
        isRunning = false
    }

    package func reverse(_ reversed: Bool, at time: CFTimeInterval) {
        anchor = (time, localTime(at: time))
        isReversed = reversed
        FrameClock.shared.setNeedsFrame()
    }

    /// Moves a line that is held.
    package func seek(to local: CFTimeInterval, at time: CFTimeInterval) {
        anchor = (time, min(max(local, 0), duration))
        FrameClock.shared.setNeedsFrame()
    }

    /// Ends the animations on the line.
    package func finish() {
        isFinished = true
        FrameClock.shared.setNeedsFrame()
    }
}
