import CoreGraphics

extension CAAnimation {
    /// Returns what the animation shows at a time of its parent.
    ///
    /// - Parameter includesEnd: Whether the animation still shows at the very end of its time, as one in a group
    ///   does.
    func moment(at parentTime: CFTimeInterval, includesEnd: Bool = false) -> AnimationPhase {
        let timing = timing
        guard let timeline = followed else {
            return timing.phase(at: timing.localTime(at: parentTime), includesEnd: includesEnd)
        }
        // On a time line there is no before and after: its owner decides when the animations end.
        let now = timeline.current
        let local = now.local - timing.beginTime
        guard !timing.followsProgress else { return .shown(RunPoint(time: local, progress: now.progress)) }
        return .shown(timing.runPoint(at: local))
    }

    /// Returns whether the animation has begun, its delay being over.
    func hasBegun(at parentTime: CFTimeInterval) -> Bool {
        let timing = timing
        // A time line, which has its own time, replaces that of the parent.
        let local = followed.map { $0.current.local - timing.beginTime } ?? timing.localTime(at: parentTime)
        return !timing.isBeforeBeginning(local)
    }

    /// Returns whether the animation is over.
    func isFinished(at parentTime: CFTimeInterval) -> Bool {
        if let timeline = followed { return timeline.isFinished }
        let timing = timing
        return timing.speed != 0 && timing.isPast(timing.localTime(at: parentTime))
    }

    /// Whether the animation changes what it shows as time passes.
    var isAdvancing: Bool {
        if isOver { return false }
        return followed?.isRunning ?? (timing.speed != 0)
    }
}
