import Foundation

/// A value that a property list may contain, where URLs and UUIDs are dictionaries with one key.
enum RestorableValue {
    private static let url = "UIKit.URL"
    private static let uuid = "UIKit.UUID"

    /// Returns the property list for a value.
    ///
    /// - Parameter path: The keys that lead to the value, for the error.
    static func encode(_ value: Any, at path: String) throws(SceneStateError) -> Any {
        switch value {
        case let url as URL: return [Self.url: url.absoluteString]
        case let uuid as UUID: return [Self.uuid: uuid.uuidString]
        case let values as [Any]:
            var result: [Any] = []
            for (index, value) in values.enumerated() { result.append(try encode(value, at: "\(path)[\(index)]")) }
            return result
        case let values as [AnyHashable: Any]: return try encode(values, at: path)
        case is String, is NSNumber, is Bool, is Int, is Double, is Float, is Data, is Date: return value
        default: throw SceneStateError.unsupported(path, "\(type(of: value))")
        }
    }

    static func encode(_ values: [AnyHashable: Any], at path: String) throws(SceneStateError) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in values {
            guard let name = key as? String else { throw SceneStateError.key(path, "\(key)") }
            result[name] = try encode(value, at: "\(path).\(name)")
        }
        return result
    }

    /// Returns the value that a property list stands for.
    static func decode(_ value: Any) -> Any {
        switch value {
        case let values as [String: Any]:
            if values.count == 1 {
                if let text = values[url] as? String, let url = URL(string: text) { return url }
                if let text = values[uuid] as? String, let uuid = UUID(uuidString: text) { return uuid }
            }
            return values.mapValues(decode)
        case let values as [Any]: return values.map(decode)
        default: return value
        }
    }
}
