import Foundation

/// The methods by which classes take part in the observation of their properties. They are looked up by their names,
/// because extensions have no methods that can be overridden.
enum KeyValueHooks {
    static let observeValue = Selector("observeValueForKeyPath:ofObject:change:context:")
    private static let affectingKeyPaths = "keyPathsForValuesAffectingValueForKey:"
    private static let automaticNotifications = "automaticallyNotifiesObserversForKey:"

    /// The key paths of the values from which a property is computed.
    static func keyPathsAffecting(_ key: String, of type: AnyClass) -> Set<String> {
        if let own = call(affectingKeyPaths, of: type, key) as? Set<String> { return own }
        return declaredKeyPathsAffecting(key, of: type)
    }

    /// The key paths that a class property such as `keyPathsForValuesAffectingFullName` declares.
    static func declaredKeyPathsAffecting(_ key: String, of type: AnyClass) -> Set<String> {
        let name = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
        return call(name, of: type) as? Set<String> ?? []
    }

    /// Whether observers are notified when a property is set.
    static func notifiesAutomatically(_ key: String, of type: AnyClass) -> Bool {
        if let own = call(automaticNotifications, of: type, key) as? Bool { return own }
        let name = "automaticallyNotifiesObserversOf" + key.prefix(1).uppercased() + key.dropFirst()
        return call(name, of: type) as? Bool ?? true
    }

    private static func call(_ name: String, of type: AnyClass, _ arguments: Any?...) -> Any? {
        ObjectiveCMembers.classMethod(name, of: type).flatMap { $0(type, arguments) }
    }
}
