import Foundation

/// Values on their way between a caller without types and a member with them.
package enum ObjectiveCValue {
    /// Returns a value as another type, or `nil` if it isn't of that type. `nil` has each optional type.
    ///
    /// Numbers are converted to the number types that they are bridged to: `NSNumber`, integers, floating-point
    /// numbers and Booleans, each to each.
    package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value = value.flatMap(object) else { return Any?.none as? Value }
        if let value = value as? Value { return value }
        guard let number = ObjectiveCNumber(value) else { return nil }
        if type == NSNumber.self || type == NSNumber?.self { return number.object as? Value }
        guard let numeric = type as? any ObjectiveCNumeric.Type else { return nil }
        return numeric.value(for: number) as? Value
    }

    /// Returns a value without the optionals around it, and `nil` for one that has none.
    package static func object(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped.flatMap(object)
    }
}

/// Returns the value of a key of an object; `nil` without an object, and for a value that is of another type.
@_spi(ObjectiveCSources)
public func objectiveCValue<Value>(of object: AnyObject?, forKey key: String) -> Value? {
    (object as? NSObject).flatMap { ObjectiveCValue.convert($0.value(forKey: key), to: Value.self) }
}

/// A view of any `Optional` without its type.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}
