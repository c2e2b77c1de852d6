import SwiftSyntax

/// The value of the condition of an `#if` block, as far as it is known before the compiler reads it.
///
/// A block for another system isn't compiled, and what it declares is none of the module's: a class may have one
/// declaration for iOS and another for macOS.
enum ConditionValue {
    case yes, no, unknown

    /// The systems that aren't iOS, as `os(…)` names them.
    private static let otherSystems: Set<String> = [
        "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Windows", "Android",
    ]
    /// Frameworks that are the sign of such a system.
    private static let otherFrameworks: Set<String> = ["AppKit", "Cocoa", "WatchKit"]

    init(_ condition: some SyntaxProtocol) {
        let syntax = Syntax(condition)
        if let sequence = syntax.as(SequenceExprSyntax.self) {
            self = Self.value(of: sequence.elements.map { Syntax($0) })
        } else if let infix = syntax.as(InfixOperatorExprSyntax.self) {
            self = Self.value(of: [Syntax(infix.leftOperand), Syntax(infix.operator), Syntax(infix.rightOperand)])
        } else if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            self = !Self(prefix.expression)
        } else if let elements = syntax.as(TupleExprSyntax.self)?.elements, elements.count == 1,
            let only = elements.first
        {
            self = Self(only.expression)
        } else if let literal = syntax.as(BooleanLiteralExprSyntax.self) {
            self = literal.literal.text == "true" ? .yes : .no
        } else if let call = syntax.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first?.expression.sourceText
        {
            self = Self.value(of: call.calledExpression.sourceText, argument)
        } else {
            self = .unknown
        }
    }

    private static func value(of function: String, _ argument: String) -> ConditionValue {
        switch function {
        case "os" where argument == "iOS": .yes
        case "os" where otherSystems.contains(argument): .no
        case "canImport" where argument == "UIKit": .yes
        case "canImport" where otherFrameworks.contains(argument): .no
        case "targetEnvironment": .no
        default: .unknown
        }
    }

    /// Returns the value of operands with `&&` and `||` between them. `&&` binds more tightly.
    private static func value(of elements: [Syntax]) -> ConditionValue {
        let words = elements.map(\.trimmedDescription)
        guard elements.count > 1 else { return elements.first.map { Self($0) } ?? .unknown }
        for operation in ["||", "&&"] {
            guard let place = words.firstIndex(of: operation) else { continue }
            let (left, right) = (value(of: Array(elements[..<place])), value(of: Array(elements[(place + 1)...])))
            return operation == "||" ? left.or(right) : left.and(right)
        }
        return .unknown
    }

    static prefix func ! (value: ConditionValue) -> ConditionValue {
        switch value {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }

    func and(_ other: ConditionValue) -> ConditionValue {
        if self == .no || other == .no { return .no }
        return self == .yes && other == .yes ? .yes : .unknown
    }

    func or(_ other: ConditionValue) -> ConditionValue { !(!self).and(!other) }
}
