/// Hands values to a subscriber one after another, as many as it wants, and keeps the others.
final class Outlet<Downstream: Subscriber> {
    private let lock = Lock()
    private var downstream: Downstream?
    private var values: [Downstream.Input] = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Whether values are wanted without a limit.
    var isUnlimited: Bool { lock { demand == .unlimited } }

    func send(_ value: Downstream.Input) {
        lock { if completion == nil, downstream != nil { values.append(value) } }
        drain()
    }

    /// Ends after the values that wait. A failure doesn't wait for them.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock {
            guard self.completion == nil else { return }
            self.completion = completion
            if case .failure = completion { values = [] }
        }
        drain()
    }

    func request(_ more: Subscribers.Demand) {
        lock { demand += more }
        drain()
    }

    func cancel() {
        let released = lock {
            defer { (downstream, values) = (nil, []) }
            return (downstream, values)
        }
        _ = released
    }

    private enum Delivery {
        case value(Downstream.Input, Downstream)
        case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    }

    private func drain() {
        let begins = lock {
            defer { isSending = true }
            return !isSending
        }
        guard begins else { return }
        while let delivery = next() {
            switch delivery {
            case .value(let value, let downstream):
                let more = downstream.receive(value)
                lock { demand += more }
            case .end(let completion, let downstream): downstream.receive(completion: completion)
            }
        }
    }

    /// Returns what comes next, and otherwise that nothing is sent any more.
    private func next() -> Delivery? {
        lock {
            if let downstream {
                if !values.isEmpty, demand > .none {
                    demand -= 1
                    return .value(values.removeFirst(), downstream)
                }
                if values.isEmpty, let completion {
                    self.downstream = nil
                    return .end(completion, downstream)
                }
            }
            isSending = false
            return nil
        }
    }
}
