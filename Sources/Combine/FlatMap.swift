extension Publishers {
    /// The values of publishers that a function makes of values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging<NewPublisher, S>(subscriber, replaces: false)
            subscriber.receive(subscription: merging)
            merging.begin(upstream, maxPublishers, transform)
        }
    }

    /// The values of the latest of the publishers that come.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging<P, S>(subscriber, replaces: true)
            subscriber.receive(subscription: merging)
            merging.begin(upstream, .unlimited) { $0 }
        }
    }
}

extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

/// Hands the values of several publishers to one subscriber.
private final class Merging<Inner: Publisher, Downstream: Subscriber>: Subscription
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    private let lock = Lock()
    private let outlet: Outlet<Downstream>
    /// Whether a publisher takes the place of the one before.
    private let replaces: Bool
    private var outer: (any Subscription)?
    private var inner: [Int: Feed<Inner.Output, Inner.Failure>] = [:]
    private var count = 0
    private var hasEnded = false

    init(_ downstream: Downstream, replaces: Bool) {
        (outlet, self.replaces) = (Outlet(downstream), replaces)
    }

    func begin<Upstream: Publisher>(
        _ upstream: Upstream,
        _ demand: Subscribers.Demand,
        _ transform: @escaping (Upstream.Output) -> Inner
    ) where Upstream.Failure == Inner.Failure {
        let feed = Feed<Upstream.Output, Upstream.Failure>(
            demand,
            value: { [self] in add(transform($0)) },
            completion: { [self] completion in
                if case .failure = completion { return fail(completion) }
                endIfDone { outer = nil }
            }
        )
        let isActive = lock {
            if !hasEnded { outer = feed }
            return !hasEnded
        }
        if isActive { upstream.subscribe(feed) }
    }

    private func add(_ publisher: Inner) {
        let number = lock {
            count += 1
            return count
        }
        let feed = Feed<Inner.Output, Inner.Failure>(
            .unlimited,
            value: { [self] in outlet.send($0) },
            completion: { [self] completion in
                if case .failure = completion { return fail(completion) }
                let outer = lock { self.outer }
                endIfDone { inner[number] = nil }
                if !replaces { outer?.request(.max(1)) }
            }
        )
        let former = lock {
            let former = replaces ? Array(inner.values) : []
            if replaces { inner = [:] }
            if !hasEnded { inner[number] = feed }
            return former
        }
        for feed in former { feed.cancel() }
        publisher.subscribe(feed)
    }

    private func endIfDone(_ change: () -> Void) {
        let isDone = lock {
            change()
            return outer == nil && inner.isEmpty && !hasEnded
        }
        if isDone { outlet.end(.finished) }
    }

    private func fail(_ completion: Subscribers.Completion<Inner.Failure>) {
        stop()
        outlet.end(completion)
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        outlet.cancel()
        stop()
    }

    private func stop() {
        let (outer, inner) = lock {
            defer { (self.outer, self.inner, hasEnded) = (nil, [:], true) }
            return (self.outer, Array(self.inner.values))
        }
        outer?.cancel()
        for feed in inner { feed.cancel() }
    }
}
