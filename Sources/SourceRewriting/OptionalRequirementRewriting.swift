/// Rewrites protocols for Objective-C, which may have optional requirements.
///
/// The requirement `f` becomes `_q_f` with an optional result, which is `nil` by default, and a method `f` of all
/// conforming types calls it. A class that has `f` gets an `_q_f` that calls it. So `delegate?.f?(x)`, written as
/// `delegate?.f (x)`, is `nil` where `f` is missing.
///
/// The requirement as a value, `delegate?.f(_:)`, is a property `_v_f_` with a function, or `nil` where `f` is missing.
/// Whether it is missing can't be asked of `_q_f`, which has effects: the property `_i_f_` of a class tells. The type
/// of the receiver isn't known, so types that have a method of that name for themselves get the property, too.
struct OptionalRequirementRewriting {
    let source: ScannedSource
    let index: ModuleIndex

    func result() -> (edits: [Edit], tail: String, problems: [Problem]) {
        var edits: [Edit] = []
        var tail = ""
        var problems: [Problem] = []
        for body in source.bodies where body.kind == .protocolBody && body.attributes.contains("objc") {
            if let edit = classConstraint(for: body) { edits.append(edit) }
            let optional = body.members.filter { $0.modifiers.contains("optional") }
            for member in optional { edits += rename(member) }
            for member in optional where isReferable(member) {
                edits.append(body.appending("var \(flag(member)): Bool { get }", in: source.text))
            }
            guard !optional.isEmpty else { continue }
            let access = body.isPublic ? "public " : ""
            if !body.conditions.isEmpty { tail += "#if \(body.conditions.joined(separator: " && "))\n" }
            tail += "extension \(body.path) {\n"
            for member in optional {
                if case .property(_, true) = member.kind {
                    problems.append(
                        source.text.problem(
                            at: member.offset,
                            "an optional property that can be set isn't supported on Linux; declare it '{ get }'"
                        )
                    )
                }
                tail += "    \(access)\(declaration(of: member, "_q_")) { nil }\n"
                tail += value(of: member).map { "    \(access)\($0)\n" } ?? ""
                if isReferable(member) { tail += "    \(access)var \(flag(member)): Bool { false }\n" }
                tail += "    \(discardable(member))\(access)\(declaration(of: member, "")) { \(call(member, "_q_")) }\n"
            }
            tail += body.conditions.isEmpty ? "}\n" : "}\n#endif\n"
        }
        for call in source.optionalCalls where isOptionalRequirement(call) {
            edits.append(source.text.blanking(call.mark))
            // The result of a requirement of this module is optional, that of others isn't.
            if let end = call.forcedEnd, isOwn(call) { edits.append(Edit(insert: "!", at: end)) }
        }
        for reference in source.methodReferences where index.optionalRequirements.contains(reference.fullName) {
            edits.append(
                Edit(reference.range, paddedTo: Self.name("_v_", reference.name, reference.labels), on: .after)
            )
        }
        let conformances = conformances()
        return (edits + namesakes() + conformances.edits, tail + conformances.tail, problems)
    }

    /// The properties with the methods of other types that have the name of a requirement which is a value somewhere.
    private func namesakes() -> [Edit] {
        guard !index.referredRequirements.isEmpty else { return [] }
        return source.bodies.filter { $0.kind != .protocolBody }.flatMap { body in
            body.members.compactMap { member -> Edit? in
                guard index.referredRequirements.contains(member.fullName), !member.modifiers.contains("override"),
                    !conforms(body, toProtocolWith: member.fullName),
                    let property = property(of: member, isOptional: false, call: member.name)
                else { return nil }
                return body.appending(property, in: source.text)
            }
        }
    }

    private func conforms(_ body: TypeBody, toProtocolWith requirement: String) -> Bool {
        index.hierarchy(from: index.canonicalPath(of: body)).contains { path in
            index.objectiveCProtocols(of: path).contains { $0.members.contains { $0.fullName == requirement } }
        }
    }

    /// A protocol for Objective-C is for classes only.
    private func classConstraint(for body: TypeBody) -> Edit? {
        guard let start = body.inheritanceStart else { return Edit(insert: ": AnyObject", at: body.nameEnd) }
        let isConstrained = body.inheritance.contains { name in
            ["AnyObject", "class", "NSObjectProtocol"].contains(name)
                || index.declaration(of: index.resolve(name, from: ""))?.attributes.contains("objc") == true
        }
        return isConstrained ? nil : Edit(insert: "AnyObject, ", at: start)
    }

    private func rename(_ member: Member) -> [Edit] {
        let old = source.text[member.head]
        let words = old.split(whereSeparator: \.isWhitespace).filter { $0 != "optional" }.joined(separator: " ")
        var edits = [Edit(member.head, paddedTo: old.filter { $0 == "\n" } + words + " _q_")]
        switch member.kind {
        case .method(let signature):
            if signature.result == nil {
                edits.append(Edit(insert: " -> Void?", at: member.resultEnd))
            } else if !isOptional(signature.result) {
                edits.append(Edit(insert: "?", at: member.resultEnd))
            }
        case .property(let type, _):
            if !isOptional(type) { edits.append(Edit(insert: "?", at: member.resultEnd)) }
        }
        return edits
    }

    // MARK: Values

    private static func name(_ prefix: String, _ name: String, _ labels: [String]) -> String {
        ([prefix + name] + labels.map { $0 == "_" ? "" : $0 }).joined(separator: "_")
    }

    /// The name of the property that tells whether a class has a requirement.
    private func flag(_ member: Member) -> String {
        guard case .method(let signature) = member.kind else { return "_i_\(member.name)" }
        return Self.name("_i_", member.name, signature.labels)
    }

    /// Whether a method can be the value of a property.
    private func isReferable(_ member: Member) -> Bool {
        // The name of the property has no types, by which overloads differ.
        guard case .method(let signature) = member.kind, !member.isStatic,
            !index.overloadedRequirements.contains(member.fullName)
        else { return false }
        return !signature.isGeneric && !signature.parameters.contains { $0.isInout || $0.isVariadic }
    }

    /// The property with a requirement as its value.
    private func value(of member: Member) -> String? {
        property(of: member, isOptional: true, call: "_q_\(member.name)")
    }

    /// The property with a method as its value.
    ///
    /// - Parameter isOptional: Whether the method may be missing, and has an optional result then.
    private func property(of member: Member, isOptional: Bool, call name: String) -> String? {
        guard case .method(let signature) = member.kind, isReferable(member) else { return nil }
        let types = signature.parameters.map { plain($0.writtenType) }.joined(separator: ", ")
        let result = signature.returnsNothing ? "Void" : plain(signature.result)
        let arguments = signature.parameters.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : parameter.label + ": ") + "$\(index)"
        }.joined(separator: ", ")
        let call = "\(signature.callEffects)self.\(name)(\(arguments))"
        let type = "(\(types))\(signature.effects) -> \(result)"
        let head = "var \(Self.name("_v_", member.name, signature.labels)): "
        guard isOptional else { return head + "\(type) { { \(call) } }" }
        let isPlain = !signature.returnsNothing && !self.isOptional(signature.result)
        return head + "(\(type))? "
            + "{ \(flag(member)) ? { \(signature.returnsNothing ? "_ = " : "")\(call)\(isPlain ? "!" : "") } : nil }"
    }

    private func isOptional(_ type: String?) -> Bool { type?.hasSuffix("?") == true || type?.hasSuffix("!") == true }
    private func optional(_ type: String?) -> String { isOptional(type) ? type ?? "" : (type ?? "Void") + "?" }

    private func declaration(of member: Member, _ prefix: String) -> String {
        switch member.kind {
        case .method(let signature):
            "func \(prefix)\(member.name)(\(signature.forwardingParameters))\(signature.effects) "
                + "-> \(optional(signature.result))"
        case .property(let type, _): "var \(prefix)\(member.name): \(optional(type))"
        }
    }

    private func discardable(_ member: Member) -> String {
        if case .method = member.kind { "@discardableResult " } else { "" }
    }

    private func call(_ member: Member, _ prefix: String) -> String {
        switch member.kind {
        case .method(let signature):
            "\(signature.callEffects)\(prefix)\(member.name)(\(signature.forwardedArguments))"
        case .property: "\(prefix)\(member.name)"
        }
    }

    /// A call of a requirement of this module; or of any other, because only methods have labels, not closures.
    private func isOptionalRequirement(_ call: OptionalCall) -> Bool {
        isOwn(call) || !call.hasTrailingClosure && call.labels.contains { $0 != "_" }
            || SystemRequirements.contains(call.name) && !isProperty(call.name)
    }

    /// Whether a type of the module has an optional property with a name, which may be a closure.
    private func isProperty(_ name: String) -> Bool {
        index.sources.contains { source in
            source.bodies.contains { body in
                body.members.contains { member in
                    guard case .property(let type, _) = member.kind else { return false }
                    return member.name == name && isOptional(type)
                }
            }
        }
    }

    private func isOwn(_ call: OptionalCall) -> Bool {
        let labels = call.labels.map { $0 + ":" }.joined()
        if index.optionalRequirements.contains("\(call.name)(\(labels))") { return true }
        return call.hasTrailingClosure
            && index.optionalRequirements.contains { $0.hasPrefix("\(call.name)(\(labels)") }
    }

    // MARK: Conforming classes

    /// The requirements `_q_f` of the classes whose conformance this source declares. Those of classes that are hidden
    /// in types and functions are in their braces.
    private func conformances() -> (edits: [Edit], tail: String) {
        var edits: [Edit] = []
        var tail = ""
        for body in source.bodies where index.isClass(body) {
            let path = index.canonicalPath(of: body)
            let place = body.visibility == .function ? nil : index.place(of: path)
            guard body.visibility == .function || place != nil else { continue }
            var lines: [String] = []
            var modules: Set<String> = []
            for declared in index.objectiveCProtocols(addedBy: body) {
                let isPublic = declared.isPublic && place.map { index[$0].isPublic } ?? false
                for requirement in declared.members where requirement.modifiers.contains("optional") {
                    let witnesses = witnesses(of: requirement, in: body, path, isPublic ? "public " : "")
                    lines += witnesses
                    if !witnesses.isEmpty, let module = index.moduleBelow(of: declared.path) { modules.insert(module) }
                }
            }
            guard !lines.isEmpty else { continue }
            // The types of requirements come from the module of the protocol, which one in between may refine.
            for module in modules.subtracting(source.imports.map(\.module)).sorted() { tail += "import \(module)\n" }
            guard body.visibility == .file else {
                edits += lines.map { body.appending($0, in: source.text) }
                continue
            }
            let block = "extension \(path) {\n\(lines.map { "    \($0)\n" }.joined())}\n"
            let condition = body.conditions.joined(separator: " && ")
            tail += body.conditions.isEmpty ? block : "#if \(condition)\n\(block)#endif\n"
        }
        return (edits, tail)
    }

    private func witnesses(of requirement: Member, in body: TypeBody, _ path: String, _ access: String) -> [String] {
        let isLocal = body.visibility == .function
        let isThere = isLocal && body.members.contains { $0.fullName == requirement.fullName }
        let text = isThere ? witness(requirement, "") : isLocal ? nil : implementation(of: requirement, by: path)
        guard let text else { return [] }
        let method = "\(access)\(declaration(of: requirement, "_q_")) { \(text) }"
        guard isReferable(requirement) else { return [method] }
        let has = isLocal ? [] : implementers(of: requirement, by: path).map { "self is \($0)" }
        let answer = has.isEmpty ? "true" : has.joined(separator: " || ")
        return [method, "\(access)var \(flag(requirement)): Bool { \(answer) }"]
    }

    /// Returns the statements that call the method of the class. The type of the result tells it from that of the
    /// protocol, which has an optional result.
    private func witness(_ requirement: Member, _ prefix: String) -> String {
        "let result: \(resultType(of: requirement)) = \(call(requirement, prefix)); return result"
    }

    private func has(_ path: String, _ requirement: Member) -> Bool {
        index.bodies(of: path).contains { body in
            body.members.contains { $0.fullName == requirement.fullName && !$0.isUnavailable }
        }
    }

    /// The subclasses that have a requirement if the class itself lacks it.
    private func implementers(of requirement: Member, by path: String) -> [String] {
        if index.hierarchy(from: path).contains(where: { has($0, requirement) }) { return [] }
        return index.descendants(of: path).filter { has($0, requirement) }
    }

    private func implementation(of requirement: Member, by path: String) -> String? {
        if index.hierarchy(from: path).contains(where: { has($0, requirement) }) {
            return witness(requirement, "")
        }
        let subclasses = implementers(of: requirement, by: path)
        guard !subclasses.isEmpty else { return nil }
        return subclasses.map { "if let object = self as? \($0) { \(witness(requirement, "object.")) }" }.joined(
            separator: "; "
        )
            + "; return nil"
    }

    private func resultType(of member: Member) -> String {
        switch member.kind {
        case .method(let signature): signature.returnsNothing ? "Void" : plain(signature.result)
        case .property(let type, _): plain(type)
        }
    }

    private func plain(_ type: String?) -> String {
        guard let type else { return "Void" }
        return type.hasSuffix("!") ? type.dropLast() + "?" : type
    }
}
