/// Rewrites protocols for Objective-C, which may have optional requirements.
///
/// The requirement `f` becomes `_q_f` with an optional result, which is `nil` by default, and a method `f` of all
/// conforming types calls it. A class that has `f` gets an `_q_f` that calls it. So `delegate?.f?(x)`, written as
/// `delegate?.f (x)`, is `nil` where `f` is missing.
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
            guard !optional.isEmpty else { continue }
            let access = body.isPublic ? "public " : ""
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
                tail += "    \(discardable(member))\(access)\(declaration(of: member, "")) { \(call(member, "_q_")) }\n"
            }
            tail += "}\n"
        }
        for call in source.optionalCalls where isOptionalRequirement(call) {
            edits.append(source.text.blanking(call.questionMark))
        }
        tail += conformances()
        return (edits, tail, problems)
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
        let labels = call.labels.map { $0 + ":" }.joined()
        if index.optionalRequirements.contains("\(call.name)(\(labels))") { return true }
        if call.hasTrailingClosure {
            return index.optionalRequirements.contains { $0.hasPrefix("\(call.name)(\(labels)") }
        }
        return call.labels.contains { $0 != "_" }
    }

    // MARK: Conforming classes

    /// The requirements `_q_f` of the classes whose conformance this source declares.
    private func conformances() -> String {
        var tail = ""
        for body in source.bodies where index.isClass(body) && body.visibility == .file {
            let path = index.canonicalPath(of: body)
            guard let place = index.place(of: path) else { continue }
            var lines: [String] = []
            for name in body.inheritance.map({ index.resolve($0, from: path) }) {
                guard let declared = index.declaration(of: name), declared.kind == .protocolBody else { continue }
                for requirement in declared.members where requirement.modifiers.contains("optional") {
                    guard let text = implementation(of: requirement, by: path) else { continue }
                    let access = declared.isPublic && index[place].isPublic ? "public " : ""
                    lines.append("    \(access)\(declaration(of: requirement, "_q_")) { \(text) }")
                }
            }
            guard !lines.isEmpty else { continue }
            let block = "extension \(path) {\n\(lines.joined(separator: "\n"))\n}\n"
            let condition = body.conditions.joined(separator: " && ")
            tail += body.conditions.isEmpty ? block : "#if \(condition)\n\(block)#endif\n"
        }
        return tail
    }

    private func implementation(of requirement: Member, by path: String) -> String? {
        func has(_ path: String) -> Bool {
            index.bodies(of: path).contains { $0.members.contains { $0.fullName == requirement.fullName } }
        }
        // The type of the result tells the method of the class from that of the protocol, which has an optional result.
        func call(_ prefix: String) -> String {
            "let result: \(resultType(of: requirement)) = \(self.call(requirement, prefix)); return result"
        }
        if index.hierarchy(from: path).contains(where: has) { return call("") }
        let subclasses = index.descendants(of: path).filter(has)
        guard !subclasses.isEmpty else { return nil }
        return subclasses.map { "if let object = self as? \($0) { \(call("object.")) }" }.joined(separator: "; ")
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
