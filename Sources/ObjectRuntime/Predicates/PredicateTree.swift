import Foundation

/// A condition as a tree, which ``PredicateParser`` reads from a format.
indirect enum PredicateTree {
    case constant(Bool)
    case negation(PredicateTree)
    /// Holds if all hold.
    case all([PredicateTree])
    /// Holds if one holds.
    case any([PredicateTree])
    case comparison(PredicateComparison)
}

/// A side of a comparison.
indirect enum PredicateOperand {
    case value(Any?)
    case list([PredicateOperand])
    /// The value at the end of a path of properties of the object; the object itself for an empty path.
    case path([String])
    /// The value of a variable, or at the end of a path of its properties.
    case variable(String, path: [String])

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): value
        case .list(let operands): operands.map { $0.value(for: object, variables) as Any }
        case .path(let path): Self.value(at: path[...], of: object)
        case .variable(let name, let path): Self.value(at: path[...], of: variables[name])
        }
    }

    /// Returns the value of a path. That of a collection is the list of the values of its elements.
    private static func value(at path: ArraySlice<String>, of object: Any?) -> Any? {
        guard let key = path.first, let object = object.flatMap(PredicateComparison.unwrapped) else {
            return object.flatMap(PredicateComparison.unwrapped)
        }
        let rest = path.dropFirst()
        if key == "@count" { return PredicateComparison.elements(of: object)?.count }
        if key == "self" || key == "SELF" { return value(at: rest, of: object) }
        if let values = object as? [String: Any] { return value(at: rest, of: values[key]) }
        if let values = object as? NSDictionary { return value(at: rest, of: values.object(forKey: key)) }
        if let elements = PredicateComparison.elements(of: object) {
            return elements.map { value(at: path, of: $0) as Any }
        }
        if key == "length", let text = object as? String { return text.utf16.count }
        return (object as? NSObject).flatMap { value(at: rest, of: $0.value(forKey: key)) }
    }
}
