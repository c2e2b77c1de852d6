import Foundation

/// The values of archives that stand for controllers and registered objects: dictionaries with the key of the object.
enum StateReference {
    private static let name = "UIKit.StateReference"

    /// Returns a value without references for one of a client, in which keys stand for the objects of a table.
    ///
    /// - Parameter key: Returns the key of an object; `nil` if its state isn't kept. It is called on the main thread.
    static func encode(_ value: Any, _ key: @MainActor (any UIStateRestoring) -> String?) -> Any? {
        nonisolated(unsafe) let value = value
        switch value {
        case let object as any UIStateRestoring:
            nonisolated(unsafe) let object = object
            return MainActor.assumeIsolated { key(object) }.map { [name: $0] }
        // A place in the array is kept for an object without a state.
        case let values as [Any]: return values.map { encode($0, key) ?? NSNull() }
        default: return value
        }
    }

    /// Returns the value that `encode(_:_:)` got, with the objects that exist now.
    static func decode(_ value: Any, _ object: @MainActor (String) -> (any UIStateRestoring)?) -> Any? {
        switch value {
        case let values as [Any]: return values.map { decode($0, object) ?? NSNull() }
        case let values as [String: Any]:
            guard values.count == 1, let key = values[name] as? String else { return value }
            nonisolated(unsafe) var found: (any UIStateRestoring)?
            MainActor.assumeIsolated { found = object(key) }
            return found
        default: return value
        }
    }
}
