import CoreGraphics
import Motion

/// A time line that one owner holds, scrubs, reverses and releases for all animations that follow it.
///
/// Animations that keep its pace take their progress from it, so that it can continue at another pace from any point.
/// The others, such as delayed animations and key frames, take their time from it: the time at which the line's own
/// curve has that progress.
package final class AnimationTimeline {
    /// A section of the time line from one progress to another.
    private struct Stretch {
        var from: Double
        var to: Double
        var curve: TimingCurve
        var duration: CFTimeInterval
    }

    /// Where the line is at a time of the clock.
    struct Point {
        fileprivate let clock: CFTimeInterval
        /// The time on the line, in seconds within its duration.
        let local: CFTimeInterval
        let progress: Double
    }

    /// The duration of the line at its own pace, in seconds.
    package let duration: CFTimeInterval
    /// The curve of the line at its own pace.
    package let curve: TimingCurve
    /// Whether time moves. `false` by default.
    package var isRunning: Bool { leg != nil }
    /// Whether the animations are over. They are removed at the next frame, and what they reached stays.
    package private(set) var isFinished = false
    /// Whether the line runs towards its beginning.
    package private(set) var isReversed = false { didSet { latest = nil } }

    /// The section that replaces the line's own curve, if any. It always runs forwards.
    private var detour: Stretch? { didSet { latest = nil } }
    /// The time on the line, or on the detour, while time stands still.
    private var place: CFTimeInterval = 0 { didSet { latest = nil } }
    /// The motion along the line, or along the detour, while time moves.
    private var leg: TimelineLeg? { didSet { latest = nil } }
    /// The last point that was asked for, until the motion changes: all animations on the line ask for the same one in
    /// a frame. Finding the time on a detour takes many evaluations of the line's curve.
    private var latest: Point?
    /// The device whose clock the line follows: that of the first layer that follows the line, and the current one
    /// before.
    package private(set) var device = Device.current { didSet { latest = nil } }
    private var hasLayers = false

    package init(duration: CFTimeInterval, curve: TimingCurve = .linear) {
        self.duration = duration.boundedDuration
        self.curve = curve
    }

    // MARK: Reading

    /// Returns the progress when the clock shows `time`: 0 at the beginning, 1 at the end, and more where
    /// a spring overshoots.
    package func progress(at time: CFTimeInterval) -> Double {
        let elapsed = elapsed(at: time)
        guard let detour else { return curve.progress(at: elapsed, duration: duration) }
        let part = detour.curve.progress(at: elapsed, duration: detour.duration)
        return detour.from + (detour.to - detour.from) * part
    }

    /// Returns the time on the line, in seconds within its duration, when the clock shows `time`.
    package func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        detour == nil ? elapsed(at: time) : self.time(ofProgress: progress(at: time))
    }

    /// Where the line is in the current frame.
    var current: Point {
        let now = device.clock.now
        if let latest, latest.clock == now { return latest }
        let point = Point(clock: now, local: localTime(at: now), progress: progress(at: now))
        latest = point
        return point
    }

    /// Returns the time, in seconds of the clock, until the line reaches the end towards which it runs, or would reach
    /// it at its own pace while time stands still.
    package func remaining(at time: CFTimeInterval) -> CFTimeInterval {
        leg?.remaining(at: time) ?? abs(end - place)
    }

    /// Returns the first time on the line at which its own curve has `progress`, from 0 to 1.
    package func time(ofProgress progress: Double) -> CFTimeInterval {
        if progress <= 0 { return 0 }
        if progress >= 1 { return duration }
        var (low, high) = (0.0, duration)
        // A spring's curve is not monotonic. Sampling finds the first crossing, and bisection refines it.
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

    /// Follows the clock of a layer, unless another layer follows the line already.
    func join(_ layer: CALayer) {
        guard !hasLayers else { return }
        hasLayers = true
        device = layer.device
    }

    /// Lets time run to the end.
    ///
    /// - Parameter seconds: The time until the end in seconds of the clock, or `nil` for the line's own pace. A line
    ///   that is at its end waits there for as long.
    package func run(at time: CFTimeInterval, over seconds: CFTimeInterval? = nil) {
        leg = TimelineLeg(from: elapsed(at: time), to: end, start: time, seconds: seconds)
        device.clock.setNeedsFrame()
    }

    /// Continues from the current progress to the end towards which the line runs, with another curve and duration.
    package func run(at time: CFTimeInterval, curve: TimingCurve, duration: CFTimeInterval) {
        takeDetour(to: isReversed ? 0 : 1, at: time, curve: curve, duration: duration.boundedDuration)
        run(at: time)
    }

    /// Stops time at its current value.
    package func pause(at time: CFTimeInterval) {
        place = elapsed(at: time)
        leg = nil
    }

    /// Reverses the line at its current progress. If time moves, it continues at the line's own pace.
    package func reverse(_ reversed: Bool, at time: CFTimeInterval) {
        guard reversed != isReversed else { return }
        let wasRunning = isRunning
        pause(at: time)
        if detour != nil {
            // A detour runs forwards only, so its reverse is another detour. It takes its share
            // of the whole duration.
            let end = reversed ? 0.0 : 1.0
            let share = abs(end - progress(at: time)).boundedFraction
            takeDetour(to: end, at: time, curve: curve, duration: duration * share)
        }
        isReversed = reversed
        if wasRunning { run(at: time) }
        device.clock.setNeedsFrame()
    }

    /// Moves the line to one of its times. If time moves, it continues from there at the line's own pace.
    package func seek(to local: CFTimeInterval, at time: CFTimeInterval) {
        let wasRunning = isRunning
        (detour, leg) = (nil, nil)
        place = min(local.boundedDuration, duration)
        if wasRunning { run(at: time) }
        device.clock.setNeedsFrame()
    }

    /// Ends the animations that follow the line at once.
    package func finish() {
        isFinished = true
        pause(at: device.clock.now)
        Device.forEach { $0.animations.endAnimations(on: self) }
    }

    private var runsBackwards: Bool { isReversed && detour == nil }

    /// The place towards which the line runs, on its own curve or on the detour.
    private var end: CFTimeInterval { runsBackwards ? 0 : detour?.duration ?? duration }

    /// Returns the time on the line's own curve, or on the detour.
    private func elapsed(at time: CFTimeInterval) -> CFTimeInterval {
        leg?.place(at: time) ?? place
    }

    /// Leads the line from its current progress to another one, and stops time at the beginning of that way.
    private func takeDetour(to end: Double, at time: CFTimeInterval, curve: TimingCurve, duration: CFTimeInterval) {
        detour = Stretch(from: progress(at: time), to: end, curve: curve, duration: duration)
        (place, leg) = (0, nil)
    }

    private func value(_ local: CFTimeInterval) -> Double {
        curve.progress(at: local, duration: duration)
    }
}
