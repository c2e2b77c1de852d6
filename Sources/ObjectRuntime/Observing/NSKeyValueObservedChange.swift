import Foundation

/// A change of a property that is observed by its key path.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value, for observers with the option `new`.
    public let newValue: Value?
    /// The old value, for observers with the option `old`.
    public let oldValue: Value?
    /// The indexes of the objects that were inserted, removed or replaced in a collection.
    public let indexes: IndexSet?
    /// Whether the change is yet to come, for observers with the option `prior`.
    public let isPrior: Bool

    init(_ change: ObservedChange) {
        kind = change.kind
        newValue = change.new.flatMap { ObjectiveCValue.convert($0.value, to: Value.self) }
        oldValue = change.old.flatMap { ObjectiveCValue.convert($0.value, to: Value.self) }
        indexes = change.indexes
        isPrior = change.isPrior
    }
}
