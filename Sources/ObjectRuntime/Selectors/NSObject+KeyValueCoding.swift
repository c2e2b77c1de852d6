import Failures
import Foundation

extension NSObject {
    /// Returns the value of a property by its name. A name that the class doesn't have stops the process.
    public func value(forKey key: String) -> Any? {
        guard let getter = ObjectiveCMembers.getter(key, of: type(of: self)) else {
            programmerError(
                undefinedKey(key, method: "valueForUndefinedKey:"),
                in: "NSObject.value(forKey:)",
                .invalidArgument
            )
        }
        return getter(self)
    }

    /// Sets a property by its name. A name that the class doesn't have stops the process.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let setter = ObjectiveCMembers.setter(key, of: type(of: self)) else {
            programmerError(
                undefinedKey(key, method: "setValue:forUndefinedKey:"),
                in: "NSObject.setValue(_:forKey:)",
                .invalidArgument
            )
        }
        programmerError(
            unless: setter(self, value),
            "The value \(value.map { "\($0)" } ?? "nil") for the key \(key) of \(type(of: self)) is of another type",
            in: "NSObject.setValue(_:forKey:)",
            .invalidArgument
        )
    }

    /// Returns the value at the end of a path of properties, such as `layer.cornerRadius`. It is `nil` if an object on
    /// the way is `nil`.
    public func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") {
            guard let object = value as? NSObject else { return nil }
            value = object.value(forKey: String(key))
        }
        return value
    }

    /// Sets the property at the end of a path of properties, such as `layer.cornerRadius`. Nothing happens if an object
    /// on the way is `nil`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    private func undefinedKey(_ key: String, method: String) -> String {
        """
        [<\(String(reflecting: type(of: self))) \(address(of: self))> \(method)]: this class is not key value \
        coding-compliant for the key \(key).
        """
    }
}
