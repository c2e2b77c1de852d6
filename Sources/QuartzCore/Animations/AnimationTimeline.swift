import CoreGraphics
import Motion

/// A time line that one owner holds, scrubs, turns round and lets go, for all the animations that follow it.
///
/// Those that keep its pace take their progress from it, so that it may go on at another pace from wherever it is. The
/// others (later ones, keyframes) take their time from it: the time at which its own curve has that progress.
package final class AnimationTimeline {
    /// A way from one progress to another.
    private struct Stretch {
        var from: Double
        var to: Double
        var curve: TimingCurve
        var duration: CFTimeInterval
    }

    /// Seconds that the line takes at its own pace.
    package let duration: CFTimeInterval
    /// Its own pace.
    package let curve: TimingCurve
    /// Whether time moves. Not at first.
    package private(set) var isRunning = false
    /// Whether the animations are over: removed at the next frame, with what was reached.
    package private(set) var isFinished = false
    /// Whether the line runs to its beginning.
    package private(set) var isReversed = false

    /// What runs instead of the line's own curve, always forwards.
    private var detour: Stretch?
    private var anchor: (clock: CFTimeInterval, elapsed: CFTimeInterval) = (0, 0)
    private var rate: Double = 1

    package init(duration: CFTimeInterval, curve: TimingCurve = .linear) {
        self.duration = duration
        self.curve = curve
    }

    // MARK: Reading

    /// How far everything is when the clock shows `time`: 0 at the beginning, 1 at the end, more where a spring
    /// overshoots.
    package func progress(at time: CFTimeInterval) -> Double {
        let elapsed = elapsed(at: time)
        guard let detour else { return curve.progress(at: elapsed, duration: duration) }
        let part = detour.curve.progress(at: elapsed, duration: detour.duration)
        return detour.from + (detour.to - detour.from) * part
    }

    /// Seconds on the line when the clock shows `time`, within its duration.
    package func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        detour == nil ? elapsed(at: time) : self.time(ofProgress: progress(at: time))
    }

    /// Seconds of the clock until the line arrives where it runs to.
    package func remaining(at time: CFTimeInterval) -> CFTimeInterval {
        (runsBackwards ? elapsed(at: time) : stretchDuration - elapsed(at: time)) / rate
    }

    /// The first time on the line at which its own curve has `progress`, 0 to 1.
    package func time(ofProgress progress: Double) -> CFTimeInterval {
        if progress <= 0 { return 0 }
        if progress >= 1 { return duration }
        var (low, high) = (0.0, duration)
        // A spring passes each progress first on its way up; where it starts backwards, that way is found too.
        let steps = 64
        if let first = (1...steps).first(where: { value(duration * Double($0) / Double(steps)) >= progress }) {
            low = duration * Double(first - 1) / Double(steps)
            high = duration * Double(first) / Double(steps)
        }
        for _ in 0..<60 {
            let middle = low + (high - low) / 2
            if value(middle) < progress { low = middle } else { high = middle }
        }
        return high
    }

    // MARK: Moving

    /// Lets time go on, `rate` seconds of the line for each one of the clock.
    package func run(at time: CFTimeInterval, rate: Double = 1) {
        anchor = (time, elapsed(at: time))
        self.rate = rate
        isRunning = true
        FrameClock.shared.setNeedsFrame()
    }

    /// Goes on from here to where the line runs to with another curve, in `duration` seconds.
    package func run(at time: CFTimeInterval, curve: TimingCurve, duration: CFTimeInterval) {
        detour = Stretch(from: progress(at: time), to: isReversed ? 0 : 1, curve: curve, duration: duration)
        anchor = (time, 0)
        rate = 1
        isRunning = true
        FrameClock.shared.setNeedsFrame()
    }

    package func pause(at time: CFTimeInterval) {
        anchor = (time, elapsed(at: time))
        isRunning = false
    }

    /// Turns the line round where it is.
    package func reverse(_ reversed: Bool, at time: CFTimeInterval) {
        guard reversed != isReversed else { return }
        if detour == nil {
            anchor = (time, elapsed(at: time))
        } else {
            let (from, to) = (progress(at: time), reversed ? 0.0 : 1.0)
            detour = Stretch(from: from, to: to, curve: curve, duration: duration * min(abs(to - from), 1))
            anchor = (time, 0)
        }
        isReversed = reversed
        FrameClock.shared.setNeedsFrame()
    }

    /// Moves the line to a time of its own.
    package func seek(to local: CFTimeInterval, at time: CFTimeInterval) {
        detour = nil
        anchor = (time, min(max(local, 0), duration))
        FrameClock.shared.setNeedsFrame()
    }

    /// Ends the animations that follow the line, at once.
    package func finish() {
        isFinished = true
        isRunning = false
        AnimationRegistry.shared.endAnimations(on: self)
    }

    private var runsBackwards: Bool { isReversed && detour == nil }

    private var stretchDuration: CFTimeInterval { detour?.duration ?? duration }

    private func elapsed(at time: CFTimeInterval) -> CFTimeInterval {
        guard isRunning else { return anchor.elapsed }
        let moved = (time - anchor.clock) * rate
        return min(max(anchor.elapsed + (runsBackwards ? -moved : moved), 0), stretchDuration)
    }

    private func value(_ local: CFTimeInterval) -> Double {
        curve.progress(at: local, duration: duration)
    }
}
