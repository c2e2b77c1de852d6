import Failures

/// A property of a class that publishes its values.
@propertyWrapper
public struct Published<Value> {
    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// The publisher of the values, which sends each before the property has it.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        // Only `assign(to:)` sets it, after it has changed the storage.
        set {}
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { invariantFailure("A property that is in no class was published") }
        set { invariantFailure("A property that is in no class was published") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// A publisher of the values of a property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.outlets.add(AnySubscriber(subscriber)) { [weak storage] in storage?.value }
        }
    }

    /// The value of a property, and those who want to know it.
    final class Storage {
        let outlets = Outlets<Value, Never>()
        private let lock = Lock()
        private var current: Value
        private weak var owner: ObservableObjectPublisher?
        private var assignments: [AnyCancellable] = []

        init(_ value: Value) { current = value }

        deinit { outlets.end(.finished) }

        var value: Value { lock { current } }

        /// Tells of a value, and then has it.
        func set(_ value: Value) {
            lock { owner }?.send()
            outlets.send(value)
            _ = lock.exchange(&current, value)
        }

        func announce(to publisher: ObservableObjectPublisher) { lock { owner = publisher } }
        func keep(_ assignment: AnyCancellable) { lock { assignments.append(assignment) } }
    }
}

extension Published: PublishedProperty {
    func announce(to publisher: ObservableObjectPublisher) { storage.announce(to: publisher) }
}
