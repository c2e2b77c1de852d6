/// A member of a class that Objective-C sees.
///
/// The closures have the isolation of the main actor because most members do. A member of a class without isolation is
/// called from other threads as well.
@_spi(ObjectiveCSources)
public enum ObjectiveCMember: Sendable {
    /// A method of instances, by its selector's name. The closure gets the object and the arguments, and returns the
    /// result, or `nil` for a method without one.
    case instanceMethod(String, @MainActor (AnyObject, ObjectiveCArguments) -> Any?)
    /// A method of the class, by its selector's name. The closure gets the class.
    case classMethod(String, @MainActor (AnyClass, ObjectiveCArguments) -> Any?)
    /// A property of instances, by its key. The closures get the object. The setter returns whether the value has the
    /// type of the property. It is `nil` for a property that can't be set.
    case instanceProperty(
        String,
        type: Any.Type,
        getter: @MainActor (AnyObject) -> Any?,
        setter: (@MainActor (AnyObject, Any?) -> Bool)?
    )

    /// Creates a method of instances.
    public static func method(
        _ name: String,
        _ body: @escaping @MainActor (AnyObject, ObjectiveCArguments) -> Any?
    ) -> Self {
        .instanceMethod(name, body)
    }

    /// Creates a method of the class.
    public static func method(
        ofClass name: String,
        _ body: @escaping @MainActor (AnyClass, ObjectiveCArguments) -> Any?
    ) -> Self {
        .classMethod(name, body)
    }

    /// Creates a property that can be set.
    public static func property<Value>(
        _ key: String,
        _ getter: @escaping @MainActor (AnyObject) -> Value,
        _ setter: @escaping @MainActor (AnyObject, Value) -> Void
    ) -> Self {
        .instanceProperty(
            key,
            type: Value.self,
            getter: { ObjectiveCValue.object(getter($0)) },
            setter: { object, value in
                guard let value = ObjectiveCValue.convert(value, to: Value.self) else { return false }
                setter(object, value)
                return true
            }
        )
    }

    /// Creates a property that can only be read.
    public static func property<Value>(
        _ key: String,
        _ getter: @escaping @MainActor (AnyObject) -> Value
    ) -> Self {
        .instanceProperty(key, type: Value.self, getter: { ObjectiveCValue.object(getter($0)) }, setter: nil)
    }
}
