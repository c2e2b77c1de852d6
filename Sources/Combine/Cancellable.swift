/// Work that can end early.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Keeps the work in a collection, and ends it when the collection doesn't contain it any more.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Keeps the work in a set, and ends it when the set doesn't contain it any more.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self as? AnyCancellable ?? AnyCancellable(self))
    }
}

/// Work that ends when nothing refers to it any more.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }

    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { cancel() }

    public func cancel() {
        // The action may release this object, and runs once.
        lock.exchange(&action, nil)?()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
