import SwiftSyntax

extension Member {
    init(_ node: FunctionDeclSyntax, conditions: [String]) {
        let parameters = node.signature.parameterClause.parameters
        let effects = node.signature.effectSpecifiers
        kind = .method(
            Signature(
                parameters: parameters.map { parameter in
                    Signature.Parameter(
                        label: parameter.firstName.text,
                        type: parameter.type.withoutAttributes,
                        writtenType: parameter.type.sourceText,
                        isInout: parameter.type.isInout,
                        isVariadic: parameter.ellipsis != nil
                    )
                },
                result: node.signature.returnClause?.type.sourceText,
                isAsync: effects?.asyncSpecifier != nil,
                isThrowing: effects?.throwsClause != nil,
                isGeneric: node.genericParameterClause != nil
            )
        )
        name = node.name.text
        attributes = node.attributes.names
        modifiers = node.modifiers.names
        objectiveCName = node.attributes.objectiveCName
        self.conditions = conditions
        offset = node.start
        head = Self.head(node.modifiers, keyword: node.funcKeyword, name: node.name)
        nameRange = node.name.range
        resultEnd = node.signature.endPositionBeforeTrailingTrivia.utf8Offset
        braces = node.body?.range
        isUnavailable = node.attributes.isUnavailable
    }

    /// Creates a property, or `nil` for a pattern of several names.
    init?(_ node: VariableDeclSyntax, conditions: [String]) {
        guard let binding = node.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            return nil
        }
        kind = .property(
            type: binding.typeAnnotation?.type.withoutAttributes,
            isSettable: node.bindingSpecifier.text == "var" && binding.accessorBlock?.isReadOnly != true
        )
        name = pattern.identifier.text
        attributes = node.attributes.names
        modifiers = node.modifiers.names
        objectiveCName = node.attributes.objectiveCName
        self.conditions = conditions
        offset = node.start
        head = Self.head(node.modifiers, keyword: node.bindingSpecifier, name: pattern.identifier)
        nameRange = pattern.range
        if node.bindings.count == 1, node.bindingSpecifier.text == "var" { setter = Self.setter(binding) }
        resultEnd = (binding.typeAnnotation?.endPositionBeforeTrailingTrivia ?? pattern.endPosition).utf8Offset
        braces = binding.accessorBlock?.range
        isUnavailable = node.attributes.isUnavailable
    }

    private static func setter(_ binding: PatternBindingSyntax) -> Setter? {
        guard let block = binding.accessorBlock else {
            return .none(end: binding.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        guard case .accessors(let list) = block.accessors else { return nil }
        func accessor(_ name: String) -> Observer? {
            guard let accessor = list.first(where: { $0.accessorSpecifier.text == name }), let body = accessor.body
            else {
                return nil
            }
            return Observer(
                head: accessor.accessorSpecifier.start..<body.start,
                parameter: accessor.parameters?.name.text,
                start: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            )
        }
        if let setter = accessor("set") { return .computed(start: setter.start) }
        let (willSet, didSet) = (accessor("willSet"), accessor("didSet"))
        guard willSet != nil || didSet != nil else { return nil }
        return .observers(
            start: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
            willSet: willSet,
            didSet: didSet
        )
    }

    private static func head(
        _ modifiers: DeclModifierListSyntax,
        keyword: TokenSyntax,
        name: TokenSyntax
    ) -> Range<Int> {
        let first = modifiers.first { ["override", "optional", "open"].contains($0.name.text) }
        return (first?.start ?? keyword.start)..<name.start
    }
}

extension AccessorBlockSyntax {
    /// Whether there is only a getter.
    fileprivate var isReadOnly: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return !list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
    }
}
