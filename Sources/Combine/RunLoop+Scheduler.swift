import Foundation

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerDate { SchedulerDate(Date()) }
    public var minimumTolerance: SchedulerDate.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    public func schedule(
        after date: SchedulerDate,
        tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    public func schedule(
        after date: SchedulerDate,
        interval: SchedulerDate.Stride,
        tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerDate { SchedulerDate(Date()) }
    public var minimumTolerance: SchedulerDate.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerDate,
        tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let delay = Swift.max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in addOperation { action() } }
    }

    public func schedule(
        after date: SchedulerDate,
        interval: SchedulerDate.Stride,
        tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let start = DispatchQueue.SchedulerTimeType(.now() + Swift.max(0, date.date.timeIntervalSinceNow))
        return DispatchQueue.global().schedule(after: start, interval: .seconds(interval.timeInterval)) { [self] in
            addOperation { action() }
        }
    }
}
