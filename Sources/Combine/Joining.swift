extension Publishers {
    /// The latest values of two publishers, after each value.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Joining(subscriber, keepsLatest: true).begin(a, b)
        }
    }

    /// The first values of two publishers, the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Joining(subscriber, keepsLatest: false).begin(a, b)
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b).combineLatest(c.combineLatest(d)).map { ($0.0, $0.1, $1.0, $1.1) }
                .receive(subscriber: subscriber)
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b).zip(c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b).zip(c.zip(d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }

    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0, $1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, p, q) }

    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ p: P,
        _ q: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(p, q).map { transform($0, $1, $2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P,
        _ q: Q,
        _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r)
    }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    public func zip<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0, $1) }
    }

    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, p, q) }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { Publishers.Zip4(self, p, q, r) }
}

/// Makes pairs of the values of two publishers.
private final class Joining<A, B, Downstream: Subscriber>: Subscription where Downstream.Input == (A, B) {
    private struct Side<Value> {
        var values: [Value] = []
        var feed: Feed<Value, Downstream.Failure>?
        var hasEnded = false

        /// Whether it has ended and has no value for another pair.
        var isSpent: Bool { hasEnded && values.isEmpty }
    }

    private let lock = Lock()
    private let outlet: Outlet<Downstream>
    private let downstream: Downstream
    /// Whether a value is kept for later pairs until the next value of its side.
    private let keepsLatest: Bool
    private var a = Side<A>()
    private var b = Side<B>()

    init(_ downstream: Downstream, keepsLatest: Bool) {
        (outlet, self.downstream, self.keepsLatest) = (Outlet(downstream), downstream, keepsLatest)
    }

    func begin<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
    where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
        let left = Feed<A, Downstream.Failure>(
            .unlimited,
            value: { [self] in add($0, to: \.a) },
            completion: { [self] in end($0, of: \.a) }
        )
        let right = Feed<B, Downstream.Failure>(
            .unlimited,
            value: { [self] in add($0, to: \.b) },
            completion: { [self] in end($0, of: \.b) }
        )
        lock { (a.feed, b.feed) = (left, right) }
        downstream.receive(subscription: self)
        p.subscribe(left)
        q.subscribe(right)
    }

    private func add<Value>(_ value: Value, to side: ReferenceWritableKeyPath<Joining, Side<Value>>) {
        let (pair, isDone) = lock { () -> ((A, B)?, Bool) in
            if keepsLatest { self[keyPath: side].values = [] }
            self[keyPath: side].values.append(value)
            guard let first = a.values.first, let second = b.values.first else { return (nil, false) }
            if !keepsLatest {
                a.values.removeFirst()
                b.values.removeFirst()
            }
            return ((first, second), self.isDone)
        }
        if let pair { outlet.send(pair) }
        if isDone { finish() }
    }

    private func end<Value>(
        _ completion: Subscribers.Completion<Downstream.Failure>,
        of side: ReferenceWritableKeyPath<Joining, Side<Value>>
    ) {
        if case .failure = completion {
            stop()
            return outlet.end(completion)
        }
        let isDone = lock {
            self[keyPath: side].hasEnded = true
            return self.isDone
        }
        if isDone { finish() }
    }

    /// Whether no more pairs can come.
    private var isDone: Bool {
        if keepsLatest { return a.hasEnded && b.hasEnded || a.isSpent || b.isSpent }
        return a.isSpent || b.isSpent
    }

    private func finish() {
        stop()
        outlet.end(.finished)
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        outlet.cancel()
        stop()
    }

    private func stop() {
        let (left, right) = lock {
            defer { (a.feed, b.feed) = (nil, nil) }
            return (a.feed, b.feed)
        }
        left?.cancel()
        right?.cancel()
    }
}
