import Foundation

// Classes override these methods. `objc-sources` takes `override` away, lists the methods in its tables, and lets
// `super` call those with an underscore.
extension NSObjectProtocol {
    /// Whether the object performs a selector. A class that overrides the method answers for its objects.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector, let method = ObjectiveCMembers.method(RespondingHooks.responds, of: type(of: self)) else {
            return _responds(to: aSelector)
        }
        return method(self, [aSelector]) as? Bool ?? false
    }

    /// Whether the class has a method for a selector.
    public func _responds(to aSelector: Selector!) -> Bool {
        aSelector.map { ObjectiveCMembers.method($0, of: type(of: self)) != nil } ?? false
    }

    /// Returns the object that performs a selector that this one doesn't; `nil` if the class doesn't override the
    /// method.
    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        ObjectiveCMembers.method(RespondingHooks.target, of: type(of: self))?(self, [aSelector])
    }

    /// Returns `nil`.
    public func _forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// The names of methods by which objects answer for others.
enum RespondingHooks {
    static let responds = Selector("respondsToSelector:")
    static let target = Selector("forwardingTargetForSelector:")
}
