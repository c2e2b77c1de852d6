extension Publishers {
    /// A publisher that a function replaces after an error, by a publisher that it makes of the error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let replacing = Replacing<Upstream, NewPublisher, S>(subscriber)
            subscriber.receive(subscription: replacing)
            replacing.begin(upstream, handler)
        }
    }
}

extension Publisher {
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }

    /// Replaces a publisher that fails by one that a function makes of the error, or fails with what that throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.Catch<Self, AnyPublisher<Output, any Error>> where P.Output == Output {
        self.catch { error -> AnyPublisher<Output, any Error> in
            do {
                return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
            } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
    }

    /// Subscribes again after a failure, as often as a number says.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
    }
}

/// Sends a subscriber the values of a publisher and, after its failure, those of its replacement.
private final class Replacing<Upstream: Publisher, Replacement: Publisher, Downstream: Subscriber>: Subscription
where
    Upstream.Output == Downstream.Input, Replacement.Output == Downstream.Input,
    Replacement.Failure == Downstream.Failure
{
    private let lock = Lock()
    private let outlet: Outlet<Downstream>
    private var current: (any Subscription)?
    private var isCancelled = false

    init(_ downstream: Downstream) { outlet = Outlet(downstream) }

    func begin(_ upstream: Upstream, _ handler: @escaping (Upstream.Failure) -> Replacement) {
        let feed = Feed<Upstream.Output, Upstream.Failure>(
            .unlimited,
            value: { [self] in outlet.send($0) },
            completion: { [self] completion in
                switch completion {
                case .finished: outlet.end(.finished)
                case .failure(let error): replace(by: handler(error))
                }
            }
        )
        if keep(feed) { upstream.subscribe(feed) }
    }

    private func replace(by publisher: Replacement) {
        let feed = Feed<Replacement.Output, Replacement.Failure>(
            .unlimited,
            value: { [self] in outlet.send($0) },
            completion: { [self] in outlet.end($0) }
        )
        if keep(feed) { publisher.subscribe(feed) }
    }

    private func keep(_ subscription: any Subscription) -> Bool {
        lock {
            if !isCancelled { current = subscription }
            return !isCancelled
        }
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        outlet.cancel()
        let current = lock {
            defer { (self.current, isCancelled) = (nil, true) }
            return self.current
        }
        current?.cancel()
    }
}
