import Failures
import Foundation

extension NSObject {
    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` after each change of a property that is
    /// declared as `@objc dynamic`, on the thread that sets it.
    ///
    /// The object doesn't retain the observer. Nothing is called after its death.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let registration = ObserverRegistration(of: observer, keyPath: keyPath, context: context)
        ObserverRegistrations.of(self).add(registration)
        registration.start(on: self, options: options)
    }

    /// Ends the last observation with a context. It's a programmer error if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath) { $0.context == context }
    }

    /// Ends the last observation. It's a programmer error if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    private func remove(_ observer: NSObject, _ keyPath: String, where condition: (ObserverRegistration) -> Bool) {
        let removed = ObserverRegistrations.ifAny(of: self)?.removeLast {
            $0.isOf(observer) && $0.keyPath == keyPath && condition($0)
        }
        programmerError(
            unless: removed == true,
            """
            Cannot remove an observer <\(type(of: observer)) \(address(of: observer))> for the key path "\(keyPath)" \
            from <\(type(of: self)) \(address(of: self))> because it is not registered as an observer.
            """,
            in: "NSObject.removeObserver(_:forKeyPath:context:)",
            .range
        )
    }

    /// Notifies the observers of a property that its value is about to change.
    public func willChangeValue(forKey key: String) {
        KeyPathWatches.ifAny(of: self)?.willChange(key, .setting)
    }

    /// Notifies the observers of a property that its value has changed.
    public func didChangeValue(forKey key: String) {
        KeyPathWatches.ifAny(of: self)?.didChange(key, .setting, on: self)
    }

    /// Notifies the observers of a collection that objects in it are about to change.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyPathWatches.ifAny(of: self)?.willChange(key, KeyChange(kind: changeKind, indexes: indexes))
    }

    /// Notifies the observers of a collection that objects in it have changed.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyPathWatches.ifAny(of: self)?.didChange(key, KeyChange(kind: changeKind, indexes: indexes), on: self)
    }
}
