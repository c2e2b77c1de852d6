import CSwiftRuntime

/// The identity of an object with associated values. It does not retain the object.
struct AssociationOwner {
    let address: UnsafeRawPointer
    /// The metadata of the object's class, or `nil` if the object is a class, which is never destroyed.
    let metadata: UnsafeRawPointer?

    /// Creates the identity of an object or a class, or `nil` for a value of another type.
    init?(_ object: Any) {
        // An optional as `Any` is a value of its own, which Objective-C doesn't have: there it is the object or nil.
        if let optional = object as? any OptionalValue {
            guard let wrapped = optional.wrapped, let owner = Self(wrapped) else { return nil }
            self = owner
            return
        }
        if let type = object as? AnyClass {
            address = unsafeBitCast(type, to: UnsafeRawPointer.self)
            metadata = nil
            return
        }
        // Every value can be cast to `AnyObject`, but only the instance of a class is itself afterwards.
        guard let type = type(of: object) as? AnyClass else { return nil }
        let object = object as AnyObject
        address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        unfold_let_escape(address)
    }
}

/// An optional of any type.
private protocol OptionalValue {
    /// The value, if there is one.
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}
