extension Publishers {
    /// A publisher whose values a subject hands to all subscribers once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let lock = Lock()
        private var current: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            let connection = upstream.subscribe(subject)
            return AnyCancellable { [self] in
                connection.cancel()
                _ = lock.exchange(&current, nil)
            }
        }

        private var subject: SubjectType {
            if let current = lock({ current }) { return current }
            let subject = createSubject()
            return lock {
                if let current { return current }
                current = subject
                return subject
            }
        }
    }

    /// A publisher that is connected as long as it has subscribers.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let leaving = AnyCancellable { [self] in leave() }
            let isFirst = lock {
                count += 1
                return count == 1
            }
            upstream.handleEvents(
                receiveCompletion: { _ in leaving.cancel() },
                receiveCancel: { leaving.cancel() }
            ).receive(subscriber: subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            // The subscriber may have gone while the first values came.
            let isLate = lock {
                if count > 0 { self.connection = connection }
                return count == 0
            }
            if isLate { connection.cancel() }
        }

        private func leave() {
            let connection = lock { () -> (any Cancellable)? in
                count -= 1
                guard count == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }

    /// A publisher that waits until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

        init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            multicast.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { multicast.connect() }
    }

    /// A publisher that many subscribers share.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { multicast { subject } }

    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
