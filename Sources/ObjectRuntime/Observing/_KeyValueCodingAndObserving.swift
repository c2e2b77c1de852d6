import Failures
import Foundation

/// A class whose properties can be observed. All subclasses of `NSObject` conform.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure after each change of a property that is declared as `@objc dynamic`, on the thread that sets it.
    ///
    /// - Parameters:
    ///   - keyPath: A path of properties, such as `\.player.score`. An object on the way may be `nil`.
    ///   - options: What the closure gets, and when.
    ///   - changeHandler: The closure, which gets the object and the change.
    /// - Returns: The observation, which ends when it isn't referenced any more.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let name = KeyPathNames.name(of: keyPath, for: "NSObject.observe(_:options:changeHandler:)")
        let observation = PropertyObservation(name, of: self, options: options) { object, change in
            guard let object = object as? Self else { return }
            changeHandler(object, NSKeyValueObservedChange(change))
        }
        return NSKeyValueObservation(observation)
    }

    /// Notifies the observers of a property that its value is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        willChangeValue(forKey: KeyPathNames.name(of: keyPath, for: "NSObject.willChangeValue(for:)"))
    }

    /// Notifies the observers of a property that its value has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        didChangeValue(forKey: KeyPathNames.name(of: keyPath, for: "NSObject.didChangeValue(for:)"))
    }

    /// Notifies the observers of a collection that objects in it are about to change.
    public func willChange<Value>(
        _ changeKind: NSKeyValueChange,
        valuesAt indexes: IndexSet,
        for keyPath: KeyPath<Self, Value>
    ) {
        let name = KeyPathNames.name(of: keyPath, for: "NSObject.willChange(_:valuesAt:for:)")
        willChange(changeKind, valuesAt: indexes, forKey: name)
    }

    /// Notifies the observers of a collection that objects in it have changed.
    public func didChange<Value>(
        _ changeKind: NSKeyValueChange,
        valuesAt indexes: IndexSet,
        for keyPath: KeyPath<Self, Value>
    ) {
        let name = KeyPathNames.name(of: keyPath, for: "NSObject.didChange(_:valuesAt:for:)")
        didChange(changeKind, valuesAt: indexes, forKey: name)
    }

    // Methods of `NSObject` that classes override. `objc-sources` takes `override` away and lists them in its tables.

    /// Stops the process: an observer has to override this method.
    public func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        programmerError(
            """
            \(type(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not \
            handled.
            Key path: \(keyPath ?? "nil")
            """,
            in: "NSObject.observeValue(forKeyPath:of:change:context:)",
            .invalidArgument
        )
    }

    /// The key paths of the values from which a property is computed: those of the class property
    /// `keyPathsForValuesAffecting` and the property's name, if there is one.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        KeyValueHooks.declaredKeyPathsAffecting(key, of: self)
    }

    /// Whether the observers of a property are notified when it is set.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
