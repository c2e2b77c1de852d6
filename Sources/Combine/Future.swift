/// A publisher of one value that work yields, which begins at once.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [Outlet] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let outlets = lock {
            guard self.result == nil else { return [] as [Outlet] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for outlet in outlets { outlet.fulfill(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let outlet = Outlet(AnySubscriber(subscriber), self)
        let result = lock {
            if self.result == nil { waiting.append(outlet) }
            return self.result
        }
        subscriber.receive(subscription: outlet)
        if let result { outlet.fulfill(result) }
    }

    private final class Outlet: Subscription {
        private let lock = Lock()
        private var subscriber: AnySubscriber<Output, Failure>?
        private var result: Result<Output, Failure>?
        private var isWanted = false
        private weak var future: Future?

        init(_ subscriber: AnySubscriber<Output, Failure>, _ future: Future) {
            (self.subscriber, self.future) = (subscriber, future)
        }

        func fulfill(_ result: Result<Output, Failure>) {
            lock { self.result = result }
            send()
        }

        func request(_ demand: Subscribers.Demand) {
            lock { isWanted = isWanted || demand > .none }
            send()
        }

        private func send() {
            let ready = lock { () -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? in
                guard let result, let subscriber else { return nil }
                if case .success = result, !isWanted { return nil }
                self.subscriber = nil
                return (subscriber, result)
            }
            switch ready {
            case (let subscriber, .success(let value))?:
                _ = subscriber.receive(value)
                subscriber.receive(completion: .finished)
            case (let subscriber, .failure(let error))?: subscriber.receive(completion: .failure(error))
            case nil: break
            }
        }

        func cancel() {
            _ = lock.exchange(&subscriber, nil)
            guard let future else { return }
            future.lock { future.waiting.removeAll { $0 === self } }
        }
    }
}
