/// Associates a value with an object under a key, replacing an existing value. `nil` removes the existing value.
///
/// The object may be an instance of any class, or a class. Values die with the object: after its `deinit` has run and
/// its properties are destroyed, as in Objective-C. An isolated `deinit` that has to wait for its actor runs later,
/// and finds no values.
///
/// The function is thread-safe and takes constant time. After the first call for an object of a class, the
/// destruction of each object of that class takes a lock.
///
/// - Parameters:
///   - object: The object. Values of other types than classes have no identity, so that nothing happens.
///   - key: The key, of which only the address matters, such as that of a static variable.
///   - value: The value, of any type.
///   - policy: Whether the value is retained, copied, or neither.
@_optimize(none)
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociationOwner(object) else { return }
    withExtendedLifetime(object) { AssociationTable.shared.set(value, for: key, of: owner, policy) }
}

/// Returns the value that is associated with an object under a key, if there is one.
@_optimize(none)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let owner = AssociationOwner(object) else { return nil }
    return withExtendedLifetime(object) { AssociationTable.shared.value(for: key, of: owner) }
}

/// Removes all values that are associated with an object.
@_optimize(none)
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let owner = AssociationOwner(object) else { return }
    withExtendedLifetime(object) { AssociationTable.shared.removeValues(of: owner) }
}
