/// A type that receives values over time.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Receives the subscription, by which it requests values.
    func receive(subscription: any Subscription)
    /// Receives a value, and returns how many more it wants.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end. Nothing comes after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

/// Common subscriptions.
public enum Subscriptions {
    /// A subscription without values.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// A number that tells subscriptions and subscribers apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Counter()

    private final class Counter: @unchecked Sendable {
        private let lock = Lock()
        private var count: UInt = 0

        func next() -> UInt {
            lock {
                count += 1
                return count
            }
        }
    }

    private let number: UInt
    private let isObject: Bool

    public init() { (number, isObject) = (Self.counter.next(), false) }

    public init(_ object: AnyObject) { (number, isObject) = (UInt(bitPattern: ObjectIdentifier(object)), true) }

    public var description: String { "0x\(String(number, radix: 16))" }
}

/// A type that has an identifier among subscriptions and subscribers.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A subscriber of any type for these values.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let subscription: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let erased = subscriber as? Self {
            self = erased
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        subscription = subscriber.receive(subscription:)
        value = subscriber.receive(_:)
        completion = subscriber.receive(completion:)
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        subscription = receiveSubscription ?? { $0.request(.unlimited) }
        value = receiveValue ?? { _ in .none }
        completion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { self.subscription(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
