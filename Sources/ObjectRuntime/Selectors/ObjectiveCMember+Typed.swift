import Failures

extension ObjectiveCMember {
    /// Creates a property of a class.
    package static func property<Object: AnyObject, Value>(
        _ key: String,
        of type: Object.Type,
        _ getter: @escaping @MainActor (Object) -> Value,
        _ setter: @escaping @MainActor (Object, Value) -> Void
    ) -> Self {
        .property(key, { getter(cast($0)) }, { setter(cast($0), $1) })
    }

    /// Creates a property of a class that can only be read.
    package static func property<Object: AnyObject, Value>(
        _ key: String,
        of type: Object.Type,
        _ getter: @escaping @MainActor (Object) -> Value
    ) -> Self {
        .property(key) { getter(cast($0)) }
    }

    /// Creates a method of a class, with at most one parameter, an object.
    package static func method<Object: AnyObject>(
        _ name: String,
        of type: Object.Type,
        _ body: @escaping @MainActor (Object, Any?) -> Void
    ) -> Self {
        .method(name) { object, arguments in
            body(cast(object), name.hasSuffix(":") ? arguments.argument(0, as: Any?.self) : nil)
            return nil
        }
    }

    private static func cast<Object: AnyObject>(_ object: AnyObject) -> Object {
        guard let object = object as? Object else { invariantFailure("\(object) is no \(Object.self)") }
        return object
    }
}
