/// A value as Swift source code, made by reflection. Supports numbers, strings, optionals, arrays,
/// enumerations, and structures with memberwise initializers.
package struct SwiftLiteral: CustomStringConvertible {
    package let description: String

    package init(_ value: Any) {
        description = Self.text(of: value)
    }

    private static func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
        case .collection: return "[\(mirror.children.map { text(of: $0.value) }.joined(separator: ", "))]"
        case .tuple: return "(\(arguments(of: mirror)))"
        case .enum: return text(ofCase: value, mirror)
        case .struct where !mirror.children.isEmpty && !isNumber(value): return ".init(\(arguments(of: mirror)))"
        default: return String(reflecting: value)
        }
    }

    private static func text(ofCase value: Any, _ mirror: Mirror) -> String {
        guard let payload = mirror.children.first else { return ".\(value)" }
        let inner = Mirror(reflecting: payload.value)
        let arguments = inner.displayStyle == .tuple ? arguments(of: inner) : text(of: payload.value)
        return ".\(payload.label ?? "")(\(arguments))"
    }

    private static func arguments(of mirror: Mirror) -> String {
        mirror.children.map { child in
            // The label of an unlabeled element is its position, such as ".0".
            guard let label = child.label, !label.hasPrefix(".") else { return text(of: child.value) }
            return "\(label): \(text(of: child.value))"
        }.joined(separator: ", ")
    }

    /// Returns whether a value is a number. Some numbers, such as `CGFloat`, are structures with a stored property.
    private static func isNumber(_ value: Any) -> Bool {
        value is any Numeric
    }
}
