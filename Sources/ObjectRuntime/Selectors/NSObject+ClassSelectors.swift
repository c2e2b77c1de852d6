import Failures
import Foundation

// Classes are objects in Objective-C, which perform selectors and have values for keys. A class may have methods of its
// own with these names, so they are those of a protocol.
extension NSObjectProtocol where Self: NSObject {
    /// Whether the class itself performs a selector.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { ObjectiveCMembers.classMethod($0.name, of: self as AnyClass) != nil } ?? false
    }

    /// Calls the method of the class with a name, and returns its result if it is an object. The result has to outlive
    /// the call by itself, as a shared object does. A selector that the class doesn't recognize stops the process.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard let result = classMethod(aSelector.name, for: "NSObject.perform(_:)")(self as AnyClass, []),
            type(of: result) is AnyClass
        else { return nil }
        return Unmanaged.passUnretained(result as AnyObject)
    }

    /// Returns the value of a property of the class by its name in Objective-C, such as `sharedApplication`. A name
    /// that the class doesn't have stops the process.
    public static func value(forKey key: String) -> Any? {
        classMethod(key, for: "NSObject.value(forKey:)")(self as AnyClass, [])
    }

    /// Returns the value at the end of a path of properties, the first of which is one of the class. It is `nil` if an
    /// object on the way is `nil`.
    public static func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let owner = value(forKey: String(keyPath[..<dot])) as? NSObject
        return owner?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    private static func classMethod(
        _ name: String,
        for api: @autoclosure () -> String
    ) -> @Sendable (AnyClass, [Any?]) -> Any? {
        guard let method = ObjectiveCMembers.classMethod(name, of: self as AnyClass) else {
            programmerError(
                "+[\(description()) \(name)]: unrecognized selector sent to class \(address(of: self as AnyClass as AnyObject))",
                in: api(),
                .invalidArgument
            )
        }
        return method
    }
}
