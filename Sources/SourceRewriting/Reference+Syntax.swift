import SwiftSyntax

extension SelectorReference {
    /// Creates the reference, or `nil` if the expression doesn't name a member.
    init?(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax, body: Int?) {
        var expression = argument.expression
        while true {
            if let cast = expression.as(AsExprSyntax.self) {
                expression = cast.expression
            } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
                sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
            {
                expression = first
            } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
                tuple.elements.count == 1
            {
                expression = only.expression
            } else {
                break
            }
        }
        switch argument.label?.text {
        case "getter": kind = .getter
        case "setter": kind = .setter
        default: kind = .method
        }
        let declaration: DeclReferenceExprSyntax
        if let bare = expression.as(DeclReferenceExprSyntax.self) {
            declaration = bare
            bareName = bare.start
        } else if let member = expression.as(MemberAccessExprSyntax.self), let left = member.base {
            declaration = member.declName
            base = left.trimmedDescription
        } else {
            return nil
        }
        name = declaration.baseName.text
        labels = declaration.argumentNames?.arguments.map { $0.name.text }
        head = node.start..<argument.expression.start
        self.body = body
    }
}
