import SwiftParser
import SwiftSyntax

/// Collects from a source, in one pass, what the rewriting needs to know.
final class SourceScanner: SyntaxVisitor {
    private var source: ScannedSource
    /// The bodies around the node, as indices into the bodies of the source. `nil` stands for a function.
    private var around: [Int?] = []
    private var conditions: [String] = []

    private init(_ text: SourceText) {
        source = ScannedSource(text: text)
        super.init(viewMode: .sourceAccurate)
    }

    static func scan(_ text: SourceText) -> ScannedSource {
        scan(text, as: text.bytesWithoutPlainBodies)
    }

    /// Scans a text in which some bytes don't matter.
    static func scan(_ text: SourceText, as bytes: [UInt8]) -> ScannedSource {
        let scanner = SourceScanner(text)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        scanner.walk(tree)
        return scanner.source
    }

    private var body: Int? { around.last ?? nil }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.classBody, node, node.name, node.inheritanceClause, node.memberBlock, node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.other, node, node.name, node.inheritanceClause, node.memberBlock, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.other, node, node.name, node.inheritanceClause, node.memberBlock, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.other, node, node.name, node.inheritanceClause, node.memberBlock, node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocolBody, node, node.name, node.inheritanceClause, node.memberBlock, nil)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.extensionBody, node, nil, node.inheritanceClause, node.memberBlock, nil, extending: node.extendedType)
    }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

    private func enter(
        _ kind: TypeBody.Kind,
        _ node: some DeclGroupSyntax,
        _ name: TokenSyntax?,
        _ inheritance: InheritanceClauseSyntax?,
        _ block: MemberBlockSyntax,
        _ generics: GenericParameterClauseSyntax?,
        extending extended: TypeSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        let enclosing = body.map { source.bodies[$0] }
        let ownName = extended?.sourceText ?? name?.text ?? ""
        let modifiers = node.modifiers.names
        let isMember = around.isEmpty || node.parent?.is(MemberBlockItemSyntax.self) == true
        let isInFunction = !isMember || around.contains { $0 == nil }
        let isHidden = enclosing != nil && modifiers.contains("private") || enclosing?.visibility == .enclosingType
        let nameEnd = Syntax(generics)?.endPositionBeforeTrailingTrivia ?? name?.endPositionBeforeTrailingTrivia
        let last = block.members.last
        source.bodies.append(
            TypeBody(
                kind: kind,
                path: (enclosing.map { $0.path + "." } ?? "") + ownName,
                isGeneric: generics != nil || enclosing?.isGeneric == true,
                isPublic: !modifiers.isDisjoint(with: ["public", "open"]),
                isPrivate: !modifiers.isDisjoint(with: ["private", "fileprivate"]),
                visibility: isInFunction ? .function : isHidden ? .enclosingType : .file,
                attributes: node.attributes.names,
                objectiveCName: node.attributes.objectiveCName,
                inheritance: inheritance?.inheritedTypes.map { $0.type.withoutAttributes } ?? [],
                hasWhereClause: node.genericWhereClause != nil,
                conditions: conditions,
                offset: (name ?? extended?.firstToken(viewMode: .sourceAccurate)).map(\.start) ?? node.start,
                nameEnd: nameEnd?.utf8Offset ?? node.start,
                inheritanceStart: inheritance?.inheritedTypes.start,
                inheritanceEnd: inheritance?.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset,
                contentEnd: (last?.endPositionBeforeTrailingTrivia
                    ?? block.leftBrace.endPositionBeforeTrailingTrivia).utf8Offset,
                ending: last.map { $0.decl.is(IfConfigDeclSyntax.self) ? .condition : .member } ?? .nothing
            )
        )
        around.append(source.bodies.count - 1)
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(Member(node, conditions: conditions), node)
        around.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { around.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let member = Member(node, conditions: conditions) { add(member, node) }
        if node.attributes.names.contains("NSManaged") {
            problem(node, "'@NSManaged' needs Core Data, which does not exist on Linux; leave this file out there")
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        refuseOverride(node, node.modifiers, "an initializer")
        around.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { around.removeLast() }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        refuseOverride(node, node.modifiers, "a subscript")
        return .visitChildren
    }

    private func refuseOverride(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ what: String) {
        guard let body, source.bodies[body].kind == .extensionBody, modifiers.names.contains("override") else { return }
        problem(node, "\(what) can't be overridden in an extension on Linux; move it into its class")
    }

    /// Adds a member to the type around it. What a function, a closure or an accessor declares isn't a member.
    private func add(_ member: Member, _ node: some DeclSyntaxProtocol) {
        guard let body, node.parent?.is(MemberBlockItemSyntax.self) == true else { return }
        source.bodies[body].members.append(member)
    }

    // MARK: Attributes, modifiers, conditions

    private static let blankedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSCopying", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.sourceText
        if Self.blankedAttributes.contains(name) { source.blanks.append(node.range) }
        if name == "convention", node.needsObjectiveC { source.blanks.append(node.range) }
        if name == "UIApplicationMain" || name == "NSApplicationMain" { source.applicationMains.append(node.range) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { source.blanks.append(node.range) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var others: [String] = []
        var isFree = ConditionValue.yes
        for clause in node.clauses {
            let value = clause.condition.map { ConditionValue($0) } ?? .yes
            let isCompiled = isFree.and(value)
            isFree = isFree.and(!value)
            let condition = clause.condition.map { condition in
                findSystems(in: Syntax(condition))
                return "(\(condition.sourceText.replacing("os(iOS)", with: "true")))"
            }
            conditions.append((others.map { "!\($0)" } + [condition].compactMap(\.self)).joined(separator: " && "))
            if let elements = clause.elements, isCompiled != .no {
                if let condition = conditions.last {
                    source.conditionalBlocks.append(.init(range: elements.range, condition: condition))
                }
                walk(elements)
            }
            conditions.removeLast()
            if let condition { others.append(condition) }
        }
        return .skipChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        source.genericParameters[node.name.text, default: []].insert(node.inheritedType?.withoutAttributes ?? "")
        return .visitChildren
    }

    private func findSystems(in condition: Syntax) {
        if let call = condition.as(FunctionCallExprSyntax.self), call.sourceText == "os(iOS)" {
            source.systemConditions.append(call.range)
        }
        for child in condition.children(viewMode: .sourceAccurate) { findSystems(in: child) }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.path.first {
            source.imports.append(
                ImportStatement(
                    module: first.name.text,
                    kind: node.importKindSpecifier?.text,
                    isTestable: node.attributes.names.contains("testable"),
                    name: first.name.range,
                    path: node.path.range
                )
            )
        }
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .visitChildren }
        switch node.macroName.text {
        case "selector":
            guard let reference = SelectorReference(node, argument, body: enclosingType) else {
                problem(argument, "'#selector' needs the name of a method here, such as 'ViewController.tap(_:)'")
                return .skipChildren
            }
            source.selectors.append(reference)
        case "keyPath":
            let components = argument.expression.sourceText.filter { !$0.isWhitespace }.split(separator: ".")
            source.keyPaths.append(KeyPathReference(range: node.range, components: components.map(String.init)))
        case "imageLiteral":
            let head = node.start..<argument.expression.start
            source.imageLiterals.append(ImageLiteral(head: head, end: node.range.upperBound))
        default:
            return .visitChildren
        }
        return .skipChildren
    }

    /// Most bodies of functions hold nothing to rewrite, and their nodes would take most of the time.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        source.text.mayNeedRewriting(node.range) ? .visitChildren : .skipChildren
    }

    private var enclosingType: Int? { around.last { $0 != nil } ?? nil }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let keyPath = ObservedKeyPath(node) { source.observedKeyPaths.append(keyPath) }
        if let description = ClassDescription(node) { source.classDescriptions.append(description) }
        if let call = GenericCall(node) { source.genericCalls.append(call) }
        let (optional, forced) = (
            node.calledExpression.as(OptionalChainingExprSyntax.self),
            node.calledExpression.as(ForceUnwrapExprSyntax.self)
        )
        if let mark = (optional?.questionMark ?? forced?.exclamationMark)?.range,
            let member = (optional?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self)
        {
            source.optionalCalls.append(
                OptionalCall(
                    name: member.declName.baseName.text,
                    labels: node.arguments.map { $0.label?.text ?? "_" },
                    hasTrailingClosure: node.trailingClosure != nil,
                    mark: mark,
                    forcedEnd: forced == nil ? nil : node.range.upperBound,
                    base: OptionalCall.Base(member),
                    body: enclosingType
                )
            )
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        guard call?.calledExpression.id != node.id else { return .visitChildren }
        if let member = ElementMember(node) { source.elementMembers.append(member) }
        if let names = node.declName.argumentNames {
            source.methodReferences.append(
                MethodReference(
                    name: node.declName.baseName.text,
                    labels: names.arguments.map { $0.name.text },
                    range: node.declName.range
                )
            )
        } else if node.declName.baseName.text == "fulfill", node.base != nil {
            source.fulfillments.append(node.declName.start)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "Selector" { source.namesSelector = true }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "Selector" { source.namesSelector = true }
        return .visitChildren
    }

    private func problem(_ node: some SyntaxProtocol, _ message: String) {
        source.problems.append(source.text.problem(at: node.start, message))
    }
}
