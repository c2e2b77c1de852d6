/// The answer of an operator to a value.
enum Step<Output, Failure: Error> {
    case pass(Output)
    case drop
    /// The value, and the end after it.
    case last(Output)
    case end(Subscribers.Completion<Failure>)

    /// Returns the value of a function, or its error as the end.
    static func trying(_ step: () throws -> Step) -> Step where Failure == any Error {
        do { return try step() } catch { return .end(.failure(error)) }
    }
}

/// An operator that answers each value with at most one: the subscriber of one publisher and the subscription of the
/// subscriber below.
final class Transform<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Answer = Step<Downstream.Input, Downstream.Failure>
    typealias End = (value: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>)

    private enum State {
        case waiting
        case subscribed(any Subscription)
        /// The last value waits for a request.
        case holding(Downstream.Input, Subscribers.Completion<Downstream.Failure>)
        case ended
    }

    private let lock = Lock()
    private var state = State.waiting
    private var demand = Subscribers.Demand.none
    private let downstream: Downstream
    /// Whether all values are needed for the only one that comes at the end.
    private let isFolding: Bool
    private let step: (Input) -> Answer
    private let end: (Subscribers.Completion<Failure>) -> End

    init(
        _ downstream: Downstream,
        isFolding: Bool = false,
        end: @escaping (Subscribers.Completion<Failure>) -> End,
        step: @escaping (Input) -> Answer
    ) {
        (self.downstream, self.isFolding, self.step, self.end) = (downstream, isFolding, step, end)
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock {
            guard case .waiting = state else { return false }
            state = .subscribed(subscription)
            return true
        }
        guard isFirst else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock({ upstream }) != nil else { return .none }
        switch step(input) {
        case .pass(let value):
            lock { demand -= 1 }
            let more = downstream.receive(value)
            lock { demand += more }
            return more
        case .drop: return isFolding ? .none : .max(1)
        case .last(let value): finish(value, .finished)
        case .end(let completion): finish(nil, completion)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock({ upstream }) != nil else { return }
        let (value, completion) = end(completion)
        finish(value, completion)
    }

    func request(_ more: Subscribers.Demand) {
        let (upstream, held) = lock { () -> ((any Subscription)?, State) in
            demand += more
            defer { if case .holding = state, demand > .none { state = .ended } }
            return (self.upstream, demand > .none ? state : .waiting)
        }
        if case .holding(let value, let completion) = held {
            _ = downstream.receive(value)
            downstream.receive(completion: completion)
        } else if more > .none {
            upstream?.request(isFolding ? .unlimited : more)
        }
    }

    func cancel() { stop(.ended)?.cancel() }

    private var upstream: (any Subscription)? {
        if case .subscribed(let upstream) = state { upstream } else { nil }
    }

    private func stop(_ next: State) -> (any Subscription)? {
        lock {
            defer { state = next }
            return upstream
        }
    }

    /// Ends with a value that comes once it is wanted. An operator may end before the publisher does.
    private func finish(_ value: Downstream.Input?, _ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let value else {
            stop(.ended)?.cancel()
            return downstream.receive(completion: completion)
        }
        if lock({ demand }) > .none {
            stop(.ended)?.cancel()
            _ = downstream.receive(value)
            downstream.receive(completion: completion)
        } else {
            stop(.holding(value, completion))?.cancel()
        }
    }
}

extension Transform where Failure == Downstream.Failure {
    /// An operator that ends as its publisher does.
    convenience init(_ downstream: Downstream, step: @escaping (Input) -> Answer) {
        self.init(downstream, end: { (nil, $0) }, step: step)
    }
}

extension Transform where Downstream.Failure == any Error {
    /// An operator whose function may throw.
    convenience init(trying downstream: Downstream, step: @escaping (Input) throws -> Answer) {
        self.init(
            downstream,
            end: { (nil, $0.mapError { $0 }) },
            step: { input in Answer.trying { try step(input) } }
        )
    }
}
