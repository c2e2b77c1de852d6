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
            base = left.sourceText
        } else {
            return nil
        }
        name = declaration.baseName.text
        labels = declaration.argumentNames?.arguments.map { $0.name.text }
        head = node.start..<argument.expression.start
        self.body = body
    }
}

extension ObservedKeyPath {
    /// Creates the key path that is an argument of a call, or `nil` if the call has nothing to do with observers.
    init?(_ call: FunctionCallExprSyntax) {
        let called = call.calledExpression
        let function =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
        let arguments = call.arguments
        let argument: LabeledExprSyntax?
        switch function {
        case "observe":
            let labels = arguments.dropFirst().map { $0.label?.text ?? "" }
            let hasHandler = call.trailingClosure != nil || labels.contains("changeHandler")
            guard hasHandler, labels.allSatisfy({ ["options", "changeHandler"].contains($0) }) else { return nil }
            argument = arguments.first.flatMap { $0.label == nil ? $0 : nil }
        case "willChangeValue", "didChangeValue", "willChange", "didChange":
            argument = arguments.first { $0.label?.text == "for" }
        default: return nil
        }
        guard let keyPath = argument?.expression.as(KeyPathExprSyntax.self) else { return nil }
        range = keyPath.range
        components = []
        for component in keyPath.components {
            switch component.component {
            case .property(let property): components.append(property.declName.baseName.text)
            case .optional: break
            default: return nil
            }
        }
    }
}

extension OptionalCall.Base {
    /// Creates the property whose member a call names; `nil` for another expression.
    init?(_ node: MemberAccessExprSyntax) {
        guard let base = node.base else { return nil }
        let expression =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        guard let name = expression.ownName else { return nil }
        self.init(name: name, range: expression.range)
    }
}

extension ElementMember {
    /// Creates the property of an element that an expression names; `nil` for another expression.
    init?(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, node.parent?.is(MemberAccessExprSyntax.self) == false else { return nil }
        let optional = base.as(OptionalChainingExprSyntax.self)?.expression
        let element = optional ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        let list: ExprSyntax?
        if let end = element.as(MemberAccessExprSyntax.self), ["first", "last"].contains(end.declName.baseName.text),
            element.id != base.id
        {
            list = end.base
        } else {
            list = element.as(SubscriptCallExprSyntax.self)?.calledExpression
        }
        guard let list else { return nil }
        let name = list.as(MemberAccessExprSyntax.self)?.declName ?? list.as(DeclReferenceExprSyntax.self)
        guard let name else { return nil }
        self.list = name.baseName.text
        self.name = node.declName.baseName.text
        object = element.range
        end = node.range.upperBound
        isOptional = optional != nil
    }
}

extension ExprSyntax {
    /// The name of a property of the type around it.
    fileprivate var ownName: String? {
        if let plain = self.as(DeclReferenceExprSyntax.self) { return plain.baseName.text }
        guard let member = self.as(MemberAccessExprSyntax.self), member.base?.sourceText == "self" else { return nil }
        return member.declName.baseName.text
    }
}

extension GenericCall {
    /// Creates a call of a type by its plain name, without arguments; `nil` for others.
    init?(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.argumentNames == nil,
            called.baseName.text.first?.isUppercase == true, node.arguments.isEmpty, node.trailingClosure == nil,
            node.leftParen != nil
        else { return nil }
        name = called.baseName.text
        range = node.range
    }
}

extension AttributeSyntax {
    /// Whether a convention of a function type exists only with Objective-C: that of blocks, and that of functions in C
    /// with a selector, which implement methods.
    var needsObjectiveC: Bool {
        let convention = arguments?.sourceText.filter { !$0.isWhitespace }
        if convention == "block" { return true }
        guard convention == "c", let type = parent?.parent?.as(AttributedTypeSyntax.self),
            let function = type.baseType.as(FunctionTypeSyntax.self)
        else { return false }
        return function.parameters.contains { $0.type.sourceText == "Selector" }
    }
}
