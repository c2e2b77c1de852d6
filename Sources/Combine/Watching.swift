extension Publishers {
    /// A publisher that tells closures what it passes on.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: { subscription in
                        receiveSubscription?(subscription)
                        let watched = WatchedSubscription(subscription, receiveRequest, receiveCancel)
                        subscriber.receive(subscription: watched)
                    },
                    receiveValue: { value in
                        receiveOutput?(value)
                        let demand = subscriber.receive(value)
                        if demand > .none { receiveRequest?(demand) }
                        return demand
                    },
                    receiveCompletion: { completion in
                        receiveCompletion?(completion)
                        subscriber.receive(completion: completion)
                    }
                )
            )
        }
    }
}

private final class WatchedSubscription: Subscription {
    private let subscription: any Subscription
    private let requested: ((Subscribers.Demand) -> Void)?
    private let cancelled: (() -> Void)?

    init(
        _ subscription: any Subscription,
        _ requested: ((Subscribers.Demand) -> Void)?,
        _ cancelled: (() -> Void)?
    ) {
        (self.subscription, self.requested, self.cancelled) = (subscription, requested, cancelled)
    }

    func request(_ demand: Subscribers.Demand) {
        requested?(demand)
        subscription.request(demand)
    }

    func cancel() {
        cancelled?()
        subscription.cancel()
    }
}

extension Publisher {
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }

    /// Prints what the publisher passes on.
    public func print(
        _ prefix: String = "",
        to stream: (any TextOutputStream)? = nil
    ) -> Publishers.HandleEvents<Self> {
        let output = PrintedEvents(prefix, stream)
        return handleEvents(
            receiveSubscription: { output.write("receive subscription: (\($0))") },
            receiveOutput: { output.write("receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: output.write("receive finished")
                case .failure(let error): output.write("receive error: (\(error))")
                }
            },
            receiveCancel: { output.write("receive cancel") },
            receiveRequest: { output.write("request \($0)") }
        )
    }
}

private final class PrintedEvents {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        (self.prefix, self.stream) = (prefix.isEmpty ? "" : "\(prefix): ", stream)
    }

    func write(_ line: String) {
        if stream == nil { return Swift.print(prefix + line) }
        stream?.write(prefix + line + "\n")
    }
}
