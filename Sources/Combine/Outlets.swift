/// The subscribers of a subject.
final class Outlets<Output, Failure: Error> {
    private let lock = Lock()
    private var outlets: [Outlet] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []

    var hasEnded: Bool { lock { completion != nil } }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Adds a subscriber.
    ///
    /// - Parameter keepsLatest: Returns the value of the subject, which a subscriber gets when it requests the first
    ///   value, and when it requests more after values that it didn't want.
    func add(_ subscriber: AnySubscriber<Output, Failure>, keepsLatest: (() -> Output?)?) {
        let outlet = Outlet(subscriber, latest: keepsLatest, owner: self)
        let ended = lock {
            if completion == nil { outlets.append(outlet) }
            return completion
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: outlet)
        }
    }

    func send(_ value: Output) {
        for outlet in lock({ completion == nil ? outlets : [] }) { outlet.send(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let ended = lock {
            guard self.completion == nil else { return [] as [Outlet] }
            self.completion = completion
            defer { outlets = [] }
            return outlets
        }
        for outlet in ended { outlet.end(completion) }
    }

    /// Keeps the subscription of a publisher that sends values to the subject.
    func keep(_ subscription: any Subscription) {
        lock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    private func remove(_ outlet: Outlet) { lock { outlets.removeAll { $0 === outlet } } }

    private final class Outlet: Subscription {
        private let lock = Lock()
        private var subscriber: AnySubscriber<Output, Failure>?
        private var demand = Subscribers.Demand.none
        private let latest: (() -> Output?)?
        /// Whether the subscriber lacks the latest value of the subject.
        private var lacksLatest: Bool
        private weak var owner: Outlets?

        init(_ subscriber: AnySubscriber<Output, Failure>, latest: (() -> Output?)?, owner: Outlets) {
            (self.subscriber, self.latest, self.owner) = (subscriber, latest, owner)
            lacksLatest = latest != nil
        }

        func send(_ value: Output) {
            let receiver = lock { () -> AnySubscriber<Output, Failure>? in
                guard demand > .none else {
                    lacksLatest = latest != nil
                    return nil
                }
                demand -= 1
                lacksLatest = false
                return subscriber
            }
            guard let more = receiver?.receive(value), more > .none else { return }
            request(more)
        }

        func end(_ completion: Subscribers.Completion<Failure>) {
            lock.exchange(&subscriber, nil)?.receive(completion: completion)
        }

        func request(_ more: Subscribers.Demand) {
            let sendsLatest = lock {
                demand += more
                return lacksLatest && demand > .none && subscriber != nil
            }
            if sendsLatest, let value = latest?() { send(value) }
        }

        func cancel() {
            // The subscriber ends after the lock is free.
            _ = lock.exchange(&subscriber, nil)
            owner?.remove(self)
        }
    }
}
