import CoreGraphics

extension CAAnimation {
    /// Frame times are sums of fractions, so a time within a billionth of a second of an end counts as that end.
    private static let tolerance: CFTimeInterval = 1e-9

    /// The time from the beginning to the end in seconds, including repetitions.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = autoreverses ? duration * 2 : duration
        return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    /// Returns what the animation shows at a time of its parent.
    ///
    /// - Parameter includesEnd: Whether the animation still shows at the very end of its time, as one in a group
    ///   does.
    func moment(at parentTime: CFTimeInterval, includesEnd: Bool = false) -> AnimationPhase {
        let local = localTime(at: parentTime)
        // On a time line there is no before and after: its owner decides when the animations end.
        if let timeline { return .shown(point(on: timeline, at: local)) }
        if isBeforeBeginning(local) {
            guard fillMode == .backwards || fillMode == .both else { return .before }
            return .shown(speed < 0 ? endPoint : RunPoint(time: 0))
        }
        if isPast(local), !(includesEnd && abs(local - lastTime) <= Self.tolerance) {
            guard fillMode == .forwards || fillMode == .both else { return .after }
            return .shown(speed < 0 ? RunPoint(time: 0) : endPoint)
        }
        return .shown(local >= activeDuration - Self.tolerance ? endPoint : point(at: max(local, 0)))
    }

    /// Returns whether the animation has begun, its delay being over.
    func hasBegun(at parentTime: CFTimeInterval) -> Bool {
        !isBeforeBeginning(localTime(at: parentTime))
    }

    /// Returns whether the animation is over.
    func isFinished(at parentTime: CFTimeInterval) -> Bool {
        if let timeline { return timeline.isFinished }
        return speed != 0 && isPast(localTime(at: parentTime))
    }

    /// Whether the animation changes what it shows as time passes.
    var isAdvancing: Bool {
        if isOver { return false }
        return timeline?.isRunning ?? (speed != 0)
    }

    /// Returns the animation's time. A time line, which has its own, replaces that of the parent.
    private func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
        if let timeline { return timeline.localTime(at: timeline.device.clock.now) - beginTime }
        return (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The local time at which the animation ends. With a negative speed it runs towards its beginning.
    private var lastTime: CFTimeInterval { speed < 0 ? 0 : activeDuration }

    private func isBeforeBeginning(_ local: CFTimeInterval) -> Bool {
        speed < 0 ? local > activeDuration + Self.tolerance : local < -Self.tolerance
    }

    private func isPast(_ local: CFTimeInterval) -> Bool {
        speed < 0 ? local <= Self.tolerance : local >= activeDuration - Self.tolerance
    }

    /// Returns the point at which the time line is.
    private func point(on timeline: AnimationTimeline, at local: CFTimeInterval) -> RunPoint {
        guard !usesTimelineProgress else {
            return RunPoint(time: local, progress: timeline.progress(at: timeline.device.clock.now))
        }
        return local >= activeDuration - Self.tolerance ? endPoint : point(at: max(local, 0))
    }

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
