extension Subscribers {
    /// A subscriber that calls closures, and requests all values.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = Lock()
        private var subscription: (any Subscription)?
        private var hasEnded = false
        private var value: ((Input) -> Void)?
        private var completion: ((Subscribers.Completion<Failure>) -> Void)?

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            (value, completion) = (receiveValue, receiveCompletion)
        }

        public func receive(subscription: any Subscription) {
            let isFirst = lock {
                guard self.subscription == nil, !hasEnded else { return false }
                self.subscription = subscription
                return true
            }
            isFirst ? subscription.request(.unlimited) : subscription.cancel()
        }

        public func receive(_ input: Input) -> Demand {
            lock { value }?(input)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let action = lock { self.completion }
            _ = end()
            action?(completion)
        }

        public func cancel() { end()?.cancel() }

        /// Releases the closures, whose captures may refer to this object, after the lock is free.
        private func end() -> (any Subscription)? {
            let (subscription, value, completion) = lock {
                defer { (self.subscription, self.value, self.completion, hasEnded) = (nil, nil, nil, true) }
                return (self.subscription, self.value, self.completion)
            }
            _ = (value, completion)
            return subscription
        }
    }

    /// A subscriber that sets a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        private let lock = Lock()
        private var subscription: (any Subscription)?
        private var root: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (root, self.keyPath) = (object, keyPath)
        }

        public var object: Root? { lock { root } }

        public func receive(subscription: any Subscription) {
            let isFirst = lock {
                guard self.subscription == nil, root != nil else { return false }
                self.subscription = subscription
                return true
            }
            isFirst ? subscription.request(.unlimited) : subscription.cancel()
        }

        public func receive(_ input: Input) -> Demand {
            object?[keyPath: keyPath] = input
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { end() }

        public func cancel() { end()?.cancel() }

        @discardableResult private func end() -> (any Subscription)? {
            let (subscription, root) = lock {
                defer { (self.subscription, self.root) = (nil, nil) }
                return (self.subscription, self.root)
            }
            _ = root
            return subscription
        }
    }
}
