import CoreGraphics

/// The timing of an animation in the time of its parent, as one value that a frame reads at once.
struct AnimationTiming {
    /// Frame times are sums of fractions, so a time within a billionth of a second of an end counts as that end.
    private static let tolerance: CFTimeInterval = 1e-9

    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    /// Whether the progress is that of the time line that the animation follows, whatever its own curve is.
    var followsProgress = false
    /// Whether the first value shows before the beginning.
    var fillsBackwards = false
    /// Whether the last value stays after the end.
    var fillsForwards = false

    /// The time from the beginning to the end in seconds, including repetitions.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = autoreverses ? duration * 2 : duration
        // Without a duration, endless repetition is no time too.
        return repeatCount > 0 && cycle > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    /// Returns the animation's own time at a time of its parent.
    func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Returns what the animation shows at a time of its own.
    ///
    /// - Parameter includesEnd: Whether the animation still shows at the very end of its time, as one in a group
    ///   does.
    func phase(at local: CFTimeInterval, includesEnd: Bool) -> AnimationPhase {
        if isBeforeBeginning(local) {
            guard fillsBackwards else { return .before }
            return .shown(speed < 0 ? endPoint : RunPoint(time: 0))
        }
        if isPast(local), !(includesEnd && abs(local - lastTime) <= Self.tolerance) {
            guard fillsForwards else { return .after }
            return .shown(speed < 0 ? RunPoint(time: 0) : endPoint)
        }
        return .shown(runPoint(at: local))
    }

    /// Returns the point of a run at a time of the animation's own.
    func runPoint(at local: CFTimeInterval) -> RunPoint {
        // Before its beginning even an animation without a duration shows its first value.
        if local < -Self.tolerance { return RunPoint(time: 0, progress: 0) }
        return local >= activeDuration - Self.tolerance ? endPoint : point(at: max(local, 0))
    }

    /// Returns whether a time of the animation's own is before its beginning.
    func isBeforeBeginning(_ local: CFTimeInterval) -> Bool {
        speed < 0 ? local > activeDuration + Self.tolerance : local < -Self.tolerance
    }

    /// Returns whether a time of the animation's own is at its end, or later.
    func isPast(_ local: CFTimeInterval) -> Bool {
        speed < 0 ? local <= Self.tolerance : local >= activeDuration - Self.tolerance
    }

    /// The local time at which the animation ends. With a negative speed it runs towards its beginning.
    private var lastTime: CFTimeInterval { speed < 0 ? 0 : activeDuration }

    /// The last point of the last run.
    private var endPoint: RunPoint {
        guard duration > 0, activeDuration.isFinite else { return RunPoint(time: duration) }
        let runs = activeDuration / duration
        // The end of a whole number of runs is the end of the last one, not the beginning of the next.
        guard runs > 0, abs(runs - runs.rounded()) < 1e-6 else { return point(at: activeDuration) }
        return point(run: runs.rounded() - 1, time: duration)
    }

    private func point(at local: CFTimeInterval) -> RunPoint {
        guard duration > 0 else { return RunPoint(time: 0) }
        let run = (local / duration).rounded(.down)
        return point(run: run, time: local - run * duration)
    }

    private func point(run: Double, time: CFTimeInterval) -> RunPoint {
        guard autoreverses else { return RunPoint(time: time, completed: run) }
        let isBackwards = run.truncatingRemainder(dividingBy: 2) == 1
        return RunPoint(time: isBackwards ? duration - time : time, completed: (run / 2).rounded(.down))
    }
}
