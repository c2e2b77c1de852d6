import CoreGraphics

extension CAAnimation {
    /// Where an animation stands at some time of its parent.
    enum Moment: Equatable {
        /// Not begun, and nothing to show.
        case before
        /// To be shown as it is this many seconds into one run.
        case shown(CFTimeInterval)
        /// Over, and nothing to show.
        case after
    }

    /// Seconds from the beginning to the end, repetitions included.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = autoreverses ? duration * 2 : duration
        return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
        if let timeline { return timeline.localTime(at: parentTime) - beginTime }
        return (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    func moment(at parentTime: CFTimeInterval) -> Moment {
        let local = localTime(at: parentTime)
        if local < 0 {
            return fillMode == .backwards || fillMode == .both ? .shown(0) : .before
        }
        if isPast(local) {
            guard fillMode == .forwards || fillMode == .both || timeline != nil else { return .after }
            return .shown(timeInRun(activeDuration, isEnd: true))
        }
        return .shown(timeInRun(local, isEnd: false))
    }

    func isFinished(at parentTime: CFTimeInterval) -> Bool {
        if let timeline { return timeline.isFinished }
        return speed > 0 && isPast(localTime(at: parentTime))
    }

    /// Whether time alone changes what the animation shows.
    var isAdvancing: Bool {
        if isOver { return false }
        return timeline?.isRunning ?? (speed != 0)
    }

    private func isPast(_ local: CFTimeInterval) -> Bool {
        // Frame times are sums of fractions; a billionth of a second short of the end is the end.
        local >= activeDuration - 1e-9
    }

    private func timeInRun(_ local: CFTimeInterval, isEnd: Bool) -> CFTimeInterval {
        guard duration > 0 else { return 0 }
        var run = (local / duration).rounded(.down)
        var time = local - run * duration
        // The end of a whole number of runs is the end of the last one, not the beginning of one more.
        if isEnd, time < 1e-9, run > 0 {
            run -= 1
            time = duration
        }
        let isBackwards = autoreverses && Int(run) % 2 == 1
        return isBackwards ? duration - time : time
    }
}
