/// A subscriber that passes what it receives to closures, and requests values when it is told to.
final class Feed<Input, Failure: Error>: Subscriber, Subscription {
    private enum State {
        case waiting(Subscribers.Demand)
        case subscribed(any Subscription)
        case ended
    }

    private let lock = Lock()
    private var state: State
    private let value: (Input) -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void

    /// - Parameter demand: The values that are requested with the subscription.
    init(
        _ demand: Subscribers.Demand = .none,
        value: @escaping (Input) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (state, self.value, self.completion) = (.waiting(demand), value, completion)
    }

    func receive(subscription: any Subscription) {
        let demand = lock { () -> Subscribers.Demand? in
            guard case .waiting(let demand) = state else { return nil }
            state = .subscribed(subscription)
            return demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if isSubscribed { value(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard isSubscribed else { return }
        lock { state = .ended }
        self.completion(completion)
    }

    func request(_ more: Subscribers.Demand) {
        let upstream = lock { () -> (any Subscription)? in
            switch state {
            case .waiting(let demand): state = .waiting(demand + more)
            case .subscribed(let upstream): return upstream
            case .ended: break
            }
            return nil
        }
        upstream?.request(more)
    }

    func cancel() {
        let upstream = lock { () -> (any Subscription)? in
            defer { state = .ended }
            if case .subscribed(let upstream) = state { return upstream }
            return nil
        }
        upstream?.cancel()
    }

    private var isSubscribed: Bool {
        lock { if case .subscribed = state { true } else { false } }
    }
}
