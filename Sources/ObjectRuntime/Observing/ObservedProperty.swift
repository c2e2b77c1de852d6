import Foundation

/// The notifications that `objc-sources` writes into the setters of dynamic properties.
///
///     @objc dynamic var count = 0 { willSet { ObservedProperty.willSet(self, "count") } didSet { … } }
@_spi(ObjectiveCSources)
public enum ObservedProperty {
    /// Notifies the observers of a property that it is about to be set, unless its class does that itself. Without
    /// observers in the program, the call only reads a Boolean.
    public static func willSet(_ object: AnyObject, _ key: String) {
        guard let watches = KeyPathWatches.ifAny(of: object),
            KeyValueHooks.notifiesAutomatically(key, of: type(of: object))
        else { return }
        watches.willChange(key, .setting)
    }

    /// Notifies the observers of a property that it was set.
    public static func didSet(_ object: AnyObject, _ key: String) {
        guard let watches = KeyPathWatches.ifAny(of: object), let object = object as? NSObject,
            KeyValueHooks.notifiesAutomatically(key, of: type(of: object))
        else { return }
        watches.didChange(key, .setting, on: object)
    }
}

/// Notes the name of a key path, and returns the key path.
@_spi(ObjectiveCSources)
public func _observed<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
    KeyPathNames.set(name, of: keyPath)
    return keyPath
}
