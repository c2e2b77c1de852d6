extension Publishers {
    /// The elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let elements = ElementSubscription(sequence.makeIterator(), subscriber)
            subscriber.receive(subscription: elements)
            elements.endIfEmpty()
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// A publisher of the value, or of the error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        public let result: Result

        public init(_ result: Result) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                Publishers.Sequence<[Success], Failure>(sequence: [value]).receive(subscriber: subscriber)
            case .failure(let error): Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
            }
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

/// Sends the elements of an iterator, as many as are requested.
private final class ElementSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    private let lock = Lock()
    private var elements: Elements
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ elements: Elements, _ downstream: Downstream) {
        (self.elements, self.downstream) = (elements, downstream)
        next = self.elements.next()
    }

    func request(_ more: Subscribers.Demand) {
        let begins = lock {
            demand += more
            defer { isSending = true }
            return !isSending
        }
        guard begins else { return }
        while let (value, receiver) = pop() {
            let more = receiver.receive(value)
            lock { demand += more }
            if endIfEmpty() { break }
        }
        lock { isSending = false }
    }

    private func pop() -> (Elements.Element, Downstream)? {
        lock {
            guard demand > .none, let value = next, let downstream else { return nil }
            demand -= 1
            next = elements.next()
            return (value, downstream)
        }
    }

    /// Ends with the last element, even if no more are wanted.
    @discardableResult func endIfEmpty() -> Bool {
        let ended = lock { () -> Downstream? in
            guard next == nil else { return nil }
            defer { downstream = nil }
            return downstream
        }
        ended?.receive(completion: .finished)
        return ended != nil
    }

    func cancel() { _ = lock.exchange(&downstream, nil) }
}
