import ObjectRuntime

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before each change of a property that is `@Published`.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher = objc_getAssociatedObject(self, willChangeKey) as? ObservableObjectPublisher {
            return publisher
        }
        let publisher = ObservableObjectPublisher()
        objc_setAssociatedObject(self, willChangeKey, publisher, .OBJC_ASSOCIATION_RETAIN)
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children { (child.value as? any PublishedProperty)?.announce(to: publisher) }
            mirror = current.superclassMirror
        }
        return publisher
    }
}

/// The address by which objects have their publishers.
private nonisolated(unsafe) let willChangeKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// A property that tells a publisher before it changes.
protocol PublishedProperty {
    func announce(to publisher: ObservableObjectPublisher)
}

/// A publisher that sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let outlets = Outlets<Void, Never>()

    public init() {}

    public func send() { outlets.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        outlets.add(AnySubscriber(subscriber), keepsLatest: nil)
    }
}
