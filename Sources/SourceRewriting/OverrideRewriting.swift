/// Lets methods and properties in extensions take part in overriding, which Swift on Linux allows only in a class.
///
/// `override func viewDidLoad() { … }` in an extension becomes the method `_o_viewDidLoad`, where it is. The class gets
/// an overriding method that calls it, on the last line of its braces. Methods of extensions that a subclass overrides
/// are treated in the same way.
struct OverrideRewriting {
    let source: ScannedSource
    /// The index of the source in the module.
    let number: Int
    let index: ModuleIndex

    /// Returns the edits of this source.
    func edits() -> (edits: [Edit], problems: [Problem]) {
        var edits: [Edit] = []
        var problems: [Problem] = []
        for body in source.bodies where body.kind == .extensionBody {
            for member in body.members {
                switch Self.role(of: member, in: body, index) {
                case .none: break
                case .refused(let message): problems.append(source.text.problem(at: member.offset, message))
                case .moved: edits.append(rename(member, prefix(for: body)))
                }
            }
        }
        for (position, body) in source.bodies.enumerated() where body.kind == .classBody {
            guard index.place(of: body.path) == ModuleIndex.Place(source: number, body: position) else { continue }
            edits += forwarders(for: body)
        }
        return (edits, problems)
    }

    private enum Role {
        case none, moved
        case refused(String)
    }

    private static func role(of member: Member, in body: TypeBody, _ index: ModuleIndex) -> Role {
        let path = index.canonicalPath(of: body)
        guard index.isClass(body), !KeyValueHook.isFirst(member, of: path, index) else { return .none }
        if member.modifiers.contains("override") {
            guard let place = index.place(of: path) else {
                return .refused("an extension can't override members of '\(path)' on Linux; override in a subclass")
            }
            return obstacle(member, index[place]).map { .refused($0) } ?? .moved
        }
        guard !member.isPrivate, !member.modifiers.contains("final"), let place = index.place(of: path),
            index.descendants(of: path).contains(where: { overrides(member, in: $0, index) })
        else { return .none }
        return obstacle(member, index[place]).map { .refused($0) } ?? .moved
    }

    private static func overrides(_ member: Member, in path: String, _ index: ModuleIndex) -> Bool {
        let fullName = member.fullName
        return index.bodies(of: path).contains { body in
            body.members.contains { $0.fullName == fullName && $0.modifiers.contains("override") }
        }
    }

    private static func obstacle(_ member: Member, _ type: TypeBody) -> String? {
        let remedy = "move it into its class"
        if case .method(let signature) = member.kind,
            signature.isGeneric || signature.parameters.contains(where: \.isVariadic)
        {
            return "a generic or variadic method of an extension can't be overridden on Linux; \(remedy)"
        }
        if case .property(nil, _) = member.kind {
            return "a property without a type can't be overridden in an extension on Linux; \(remedy)"
        }
        return nil
    }

    /// The beginning of the names of the methods of a class. Those of its superclass have other names, because a method
    /// of an extension can't be overridden.
    private func prefix(for body: TypeBody) -> String {
        let depth = index.hierarchy(from: index.canonicalPath(of: body)).count
        return depth < 3 ? "_o_" : "_o\(depth)_"
    }

    private func rename(_ member: Member, _ prefix: String) -> Edit {
        let old = source.text[member.head]
        // Members of extensions can't be open.
        let words = old.split(whereSeparator: \.isWhitespace).filter { !["override", "dynamic"].contains($0) }
            .map { $0 == "open" ? "public" : $0 }
        let lines = old.filter { $0 == "\n" }
        return Edit(member.head, paddedTo: lines + words.joined(separator: " ") + " " + prefix)
    }

    /// The methods of the class that call those in its extensions.
    private func forwarders(for body: TypeBody) -> [Edit] {
        var edits: [Edit] = []
        var conditionalEdits: [Edit] = []
        for type in index.bodies(of: body.path) where type.kind == .extensionBody {
            for member in type.members {
                guard case .moved = Self.role(of: member, in: type, index) else { continue }
                let inner = member.conditions.count > body.conditions.count ? member.conditions : []
                let text = forwarder(for: member, in: type)
                if inner.isEmpty {
                    edits.append(body.appending(text, in: source.text))
                } else {
                    let block = "#if \(inner.joined(separator: " && "))\n\(text)\n#endif"
                    conditionalEdits.append(body.appendingLines(block, in: source.text))
                }
            }
        }
        // Lines end the line of the last member, which takes the others.
        return edits + conditionalEdits
    }

    private func forwarder(for member: Member, in type: TypeBody) -> String {
        let kept = ["override", "public", "open", "class", "static", "nonisolated"].filter(member.modifiers.contains)
        var modifiers = kept.joined(separator: " ")
        if type.isPublic, !member.modifiers.contains("open"), !member.modifiers.contains("public") {
            modifiers = modifiers.isEmpty ? "public" : modifiers + " public"
        }
        if !modifiers.isEmpty { modifiers += " " }
        let own = prefix(for: type) + member.name
        switch member.kind {
        case .method(let signature):
            let result = signature.result.map { " -> \($0)" } ?? ""
            return "\(modifiers)func \(member.name)(\(signature.forwardingParameters))\(signature.effects)\(result) "
                + "{ \(signature.callEffects)\(own)(\(signature.forwardedArguments)) }"
        case .property(let type, let isSettable):
            let getter = "{ get { \(own) }"
            let setter = isSettable ? " set { \(own) = newValue }" : ""
            return "\(modifiers)var \(member.name): \(type ?? "Any") \(getter)\(setter) }"
        }
    }
}
