import CoreGraphics
import Foundation
import ObjectRuntime

/// A value that a nib sets by its key path: a user defined runtime attribute.
@MainActor
struct RuntimeAttribute {
    private let source: NibSource

    init(_ source: NibSource) {
        self.source = source
    }

    /// Sets the value. A key path that the object doesn't have is reported, as in UIKit, and nothing stops.
    func set(on object: AnyObject) {
        guard let path = source.element["keyPath"], let object = object as? NSObject else { return }
        guard !Self.set(value, forKeyPath: path, of: object) else { return }
        source.report(
            """
            Failed to set (\(path)) user defined inspected property on (\(type(of: object))): this class is not key \
            value coding-compliant for the key \(path)
            """,
            remedy: "Correct the key path and the type of the value, or mark the property @IBInspectable or @objc"
        )
    }

    /// - Returns: Whether the objects have the keys, and the last one a property of the value's type.
    private static func set(_ value: Any?, forKeyPath path: String, of object: NSObject) -> Bool {
        var owner = object
        let keys = path.split(separator: ".").map(String.init)
        for key in keys.dropLast() {
            guard let getter = ObjectiveCMembers.getter(key, of: type(of: owner)) else { return false }
            // Nothing is set if an object on the way is missing.
            guard let next = getter(owner) as? NSObject else { return true }
            owner = next
        }
        guard let key = keys.last, let setter = ObjectiveCMembers.setter(key, of: type(of: owner)) else { return false }
        return setter(owner, value)
    }

    private var value: Any? {
        switch source.element["type"] {
        case "boolean": source.bool("value")
        case "number":
            (source.child("value")?.number("value") ?? source.number("value")).map { NSNumber(value: Double($0)) }
        case "string": source.text("value")
        case "color": source.color("value") ?? nil
        case "image": source.image("value")
        case "size": source.size("value")
        case "point": source.point("value")
        case "rect": source.rect("value")
        default: nil
        }
    }
}
