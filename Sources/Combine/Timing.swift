extension Publishers {
    /// A publisher whose values come by a scheduler, after a time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The time, or `nil` for as soon as the scheduler can.
        public let interval: Context.SchedulerTimeType.Stride?
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduled = Scheduled(subscriber)
            let perform: (@escaping () -> Void) -> Void = { action in
                guard let interval else { return scheduler.schedule(options: options, action) }
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
            }
            upstream.subscribe(
                scheduled.feed(
                    value: { (value: Output) in perform { scheduled.outlet.send(value) } },
                    completion: { completion in perform { scheduled.outlet.end(completion) } }
                )
            )
        }
    }

    public typealias ReceiveOn = Delay

    /// A publisher that is subscribed to by a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
        }
    }

    /// The values after which no other came for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduled = Scheduled(subscriber)
            let latest = Latest<Output>()
            upstream.subscribe(
                scheduled.feed(
                    value: { (value: Output) in
                        let number = latest.keep(value)
                        let date = scheduler.now.advanced(by: dueTime)
                        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                            if let value = latest.take(number) { scheduled.outlet.send(value) }
                        }
                    },
                    completion: { completion in
                        _ = latest.take()
                        scheduled.outlet.end(completion)
                    }
                )
            )
        }
    }

    /// One value of those that come within some time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// Whether it is the last one, and otherwise the first one.
        public let latest: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduled = Scheduled(subscriber)
            let waiting = Latest<Output>()
            var free: Context.SchedulerTimeType?
            upstream.subscribe(
                scheduled.feed(
                    value: { (value: Output) in
                        let now = scheduler.now
                        if let date = free, now < date {
                            let isFirst = waiting.isEmpty
                            if latest || isFirst { waiting.keep(value) }
                            guard isFirst else { return }
                            free = date.advanced(by: interval)
                            scheduler.schedule(after: date) {
                                if let value = waiting.take() { scheduled.outlet.send(value) }
                            }
                        } else {
                            free = now.advanced(by: interval)
                            scheduler.schedule { scheduled.outlet.send(value) }
                        }
                    },
                    completion: { completion in
                        scheduler.schedule {
                            if let value = waiting.take() { scheduled.outlet.send(value) }
                            scheduled.outlet.end(completion)
                        }
                    }
                )
            )
        }
    }

    /// A publisher that ends when no value comes for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Failure)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduled = Scheduled(subscriber)
            let latest = Latest<Void>()
            let wait = {
                let number = latest.keep(())
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                    guard latest.take(number) != nil else { return }
                    scheduled.stop()
                    scheduled.outlet.end(customError.map { .failure($0()) } ?? .finished)
                }
            }
            wait()
            upstream.subscribe(
                scheduled.feed(
                    value: { (value: Output) in
                        wait()
                        scheduled.outlet.send(value)
                    },
                    completion: { completion in
                        _ = latest.take()
                        scheduled.outlet.end(completion)
                    }
                )
            )
        }
    }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S>
    {
        Publishers.Delay(
            upstream: self,
            interval: nil,
            tolerance: scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self,
            interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }

    public func subscribe<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            options: options,
            customError: customError
        )
    }
}

/// The latest value, which one of those who wait for it takes.
private final class Latest<Value> {
    private let lock = Lock()
    private var value: Value?
    private var number = 0

    var isEmpty: Bool { lock { value == nil } }

    /// Returns the number of the value.
    @discardableResult func keep(_ value: Value) -> Int {
        lock {
            self.value = value
            number += 1
            return number
        }
    }

    /// Takes the value out; `nil` if it has been taken, or if its number differs from the wanted one.
    func take(_ wanted: Int? = nil) -> Value? {
        lock {
            guard wanted == nil || wanted == number else { return nil }
            defer { value = nil }
            return value
        }
    }
}

/// The subscription of a subscriber whose values come by a scheduler.
private final class Scheduled<Downstream: Subscriber>: Subscription {
    let outlet: Outlet<Downstream>
    private let downstream: Downstream
    private let lock = Lock()
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream) { (outlet, self.downstream) = (Outlet(downstream), downstream) }

    /// Returns the subscriber that passes values to closures, and tells the subscriber below of the subscription.
    func feed<Value>(
        value: @escaping (Value) -> Void,
        completion: @escaping (Subscribers.Completion<Downstream.Failure>) -> Void
    ) -> Feed<Value, Downstream.Failure> {
        let feed = Feed<Value, Downstream.Failure>(.unlimited, value: value, completion: completion)
        lock { upstream = feed }
        downstream.receive(subscription: self)
        return feed
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        outlet.cancel()
        stop()
    }

    func stop() { lock.exchange(&upstream, nil)?.cancel() }
}
