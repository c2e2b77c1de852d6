import SwiftSyntax

/// The call of `description()` of the class of an object, `type(of: object).description()`.
///
/// With Objective-C all classes have this method, also that of an `AnyObject`.
struct ClassDescription: Sendable {
    /// The offset of the class.
    var start: Int
    /// The bytes of the call after the class.
    var call: Range<Int>

    init?(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.sourceText == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.sourceText == "type", type.arguments.first?.label?.text == "of"
        else { return nil }
        start = type.start
        call = type.range.upperBound..<node.range.upperBound
    }
}
