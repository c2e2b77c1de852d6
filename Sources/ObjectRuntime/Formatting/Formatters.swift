import Foundation

// The methods of formatters by which fields read what a person types. Classes override them: `objc-sources` takes
// `override` away, lists the methods in its tables, and lets `super` call those with an underscore.
extension NSObjectProtocol where Self: Formatter {
    /// Reads an object from a string, and returns whether there is one.
    ///
    /// - Parameters:
    ///   - obj: Gets the object.
    ///   - error: Gets a sentence about why there is none.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let method = ObjectiveCMembers.method(FormatterHooks.described, of: type(of: self)) else {
            return _getObjectValue(obj, for: string, errorDescription: error)
        }
        return method(self, [obj, string, error]) as? Bool ?? false
    }

    /// Reads an object from a string by the class of the system.
    public func _getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        var value: AnyObject?
        if let method = ObjectiveCMembers.method(FormatterHooks.ranged, of: type(of: self)) {
            _ = withUnsafeMutablePointer(to: &value) { pointer in
                method(self, [pointer, string, UnsafeMutablePointer<NSRange>?.none])
            }
        } else {
            value = object(from: string)
        }
        guard let value else {
            error?.pointee = "The value is invalid."
            return false
        }
        obj?.pointee = value
        return true
    }

    fileprivate func object(from string: String) -> AnyObject? {
        switch self as Formatter {
        case let formatter as NumberFormatter: formatter.number(from: string)
        case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
        default: nil
        }
    }
}

extension NSObjectProtocol where Self: NumberFormatter {
    /// Reads a number from a part of a string.
    ///
    /// - Parameters:
    ///   - obj: Gets the number.
    ///   - rangep: The part, and then what was read of it; `nil` for the whole string.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard let method = ObjectiveCMembers.method(FormatterHooks.ranged, of: type(of: self)) else {
            return try _getObjectValue(obj, for: string, range: rangep)
        }
        _ = method(self, [obj, string, rangep])
    }

    /// Reads a number from a part of a string by the class of the system.
    public func _getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let text = rangep.map { (string as NSString).substring(with: $0.pointee) } ?? string
        guard let value = object(from: text) else { throw CocoaError(.formatting) }
        obj?.pointee = value
    }
}

/// The names of the methods that classes override.
private enum FormatterHooks {
    static let described = Selector("getObjectValue:forString:errorDescription:")
    static let ranged = Selector("getObjectValue:forString:range:error:")
}
