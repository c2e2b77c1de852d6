/// A publisher whose values are sent to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// A subject without a value of its own: those who subscribe later don't get former values.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let outlets = Outlets<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { outlets.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { outlets.end(completion) }
    public func send(subscription: any Subscription) { outlets.keep(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        outlets.add(AnySubscriber(subscriber), keepsLatest: nil)
    }
}

/// A subject with a value, which each subscriber gets when it begins.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = Lock()
    private let outlets = Outlets<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { lock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard !outlets.hasEnded else { return }
        _ = lock.exchange(&current, value)
        outlets.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { outlets.end(completion) }
    public func send(subscription: any Subscription) { outlets.keep(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        outlets.add(AnySubscriber(subscriber)) { [weak self] in self?.value }
    }
}
