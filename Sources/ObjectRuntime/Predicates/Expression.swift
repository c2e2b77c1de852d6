import Foundation

/// A side of a comparison: `NSExpression`, whose members Foundation on Linux lacks. Packages get it by the name of
/// Apple's class. Functions, sets, subqueries and blocks aren't among its kinds.
public final class _NSExpression: NSObject {
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject = 1
        case variable = 2
        case keyPath = 3
        /// The value at the end of a path of properties of a variable.
        case function = 4
        case aggregate = 14
    }

    let operand: PredicateOperand

    init(_ operand: PredicateOperand) { self.operand = operand }

    public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }
    public convenience init(forVariable string: String) { self.init(.variable(string, path: [])) }
    public convenience init(forKeyPath keyPath: String) {
        self.init(.path(keyPath.split(separator: ".").map(String.init)))
    }
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.list(subexpressions.map { ($0 as? _NSExpression)?.operand ?? .value($0) }))
    }
    public static func expressionForEvaluatedObject() -> _NSExpression { _NSExpression(.path([])) }

    public var expressionType: ExpressionType {
        switch operand {
        case .value: .constantValue
        case .list: .aggregate
        case .path(let path): path.isEmpty ? .evaluatedObject : .keyPath
        case .variable(_, let path): path.isEmpty ? .variable : .function
        }
    }

    /// The value of a constant, and otherwise `nil`.
    public var constantValue: Any? {
        if case .value(let value) = operand { value } else { nil }
    }

    /// The path of properties, which is empty for other expressions.
    public var keyPath: String {
        switch operand {
        case .path(let path), .variable(_, let path): path.joined(separator: ".")
        case .value, .list: ""
        }
    }

    /// The name of a variable, which is empty for other expressions.
    public var variable: String {
        if case .variable(let name, _) = operand { name } else { "" }
    }

    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for (key, value) in context ?? NSMutableDictionary() { variables["\(key)"] = value }
        return operand.value(for: object, variables)
    }

    /// The expression as a part of a format.
    public override var description: String { operand.format }
}

extension PredicateOperand {
    /// The side of a comparison as a format has it.
    fileprivate var format: String {
        switch self {
        case .value(nil): "nil"
        case .value(let value as String): value.debugDescription
        case .value(let value?): "\(value)"
        case .list(let operands): "{\(operands.map(\.format).joined(separator: ", "))}"
        case .path(let path): path.isEmpty ? "SELF" : path.joined(separator: ".")
        case .variable(let name, let path): "$" + ([name] + path).joined(separator: ".")
        }
    }
}
