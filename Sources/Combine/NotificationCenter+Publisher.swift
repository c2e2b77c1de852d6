import Foundation

extension NotificationCenter {
    /// A publisher of notifications.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationSubscription(self, AnySubscriber(subscriber)))
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

private final class NotificationSubscription: Subscription, @unchecked Sendable {
    private let lock = Lock()
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none

    init(_ publisher: NotificationCenter.Publisher, _ subscriber: AnySubscriber<Notification, Never>) {
        center = publisher.center
        nonisolated(unsafe) let subscriber = subscriber
        token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak self] in
            self?.send($0, to: subscriber)
        }
    }

    deinit { cancel() }

    private func send(_ notification: Notification, to subscriber: AnySubscriber<Notification, Never>) {
        let isWanted = lock {
            defer { demand -= 1 }
            return demand > .none && token != nil
        }
        guard isWanted else { return }
        let more = subscriber.receive(notification)
        lock { demand += more }
    }

    func request(_ more: Subscribers.Demand) { lock { demand += more } }

    func cancel() {
        if let token = lock.exchange(&token, nil) { center.removeObserver(token) }
    }
}
