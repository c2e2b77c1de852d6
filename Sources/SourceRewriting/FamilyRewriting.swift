/// Rewrites the members of ``OverrideFamilies``: gives them their names, and adds the member that calls the one of the
/// object's class.
struct FamilyRewriting {
    let source: ScannedSource
    /// The index of the source in the module.
    let number: Int
    let index: ModuleIndex
    let families: OverrideFamilies

    /// Returns the edits of this source.
    func edits() -> (edits: [Edit], problems: [Problem]) {
        var edits: [Edit] = []
        var problems: [Problem] = []
        for body in source.bodies where index.isClass(body) && body.visibility != .function {
            for member in body.members {
                if let message = families.obstacle(member, in: number) {
                    problems.append(source.text.problem(at: member.offset, message))
                }
                guard let implementation = families.implementation(member, in: number) else { continue }
                edits += self.edits(of: member, as: implementation)
                if let overrides = families.overrides(of: member, in: number) {
                    edits.append(dispatcher(for: member, in: body, overrides))
                }
            }
        }
        return (edits, problems)
    }

    /// Returns the edits that give a member its name, and let it call the next one.
    private func edits(of member: Member, as implementation: OverrideFamilies.Implementation) -> [Edit] {
        [source.text.renaming(member, implementation.prefix)]
            + source.text.prefixing(implementation.superPrefix ?? "", afterSuperIn: member)
    }

    /// Returns the edit that adds the member with the original name.
    private func dispatcher(
        for member: Member,
        in body: TypeBody,
        _ overrides: [OverrideFamilies.Implementation]
    ) -> Edit {
        let access = member.modifiers.isDisjoint(with: ["public", "open"]) ? [] : ["public"]
        let kept = ["class", "static", "nonisolated"].filter(member.modifiers.contains)
        let discardable = member.attributes.contains("discardableResult") ? ["@discardableResult"] : []
        let start = (discardable + access + kept).map { $0 + " " }.joined()
        let isConditional = overrides.contains { !$0.conditions.isEmpty }
        let separator = isConditional ? "\n" : " "

        /// Returns the statements that choose the class of the object, and use the member of a name in each case.
        func choice(_ use: (String) -> String) -> String {
            let lines = overrides.flatMap { override -> [String] in
                let type = override.path + (member.isStatic ? ".Type" : "")
                let line = "if let object = self as? \(type) { \(use("object.\(override.prefix)\(member.name)")) };"
                guard !override.conditions.isEmpty else { return [line] }
                return ["#if \(override.conditions.joined(separator: " && "))", line, "#endif"]
            }
            return separator
                + (lines + [use("\(OverrideFamilies.firstPrefix)\(member.name)")])
                .joined(separator: separator) + separator
        }

        let text: String
        switch member.kind {
        case .method(let signature):
            let result = signature.result.map { " -> \($0)" } ?? ""
            let calls = choice { "return \(signature.callEffects)\($0)(\(signature.forwardedArguments))" }
            text =
                "\(start)func \(member.name)(\(signature.forwardingParameters))\(signature.effects)\(result) {\(calls)}"
        case .property(let type, let isSettable):
            let setter = isSettable ? " set {\(choice { "\($0) = newValue; return" })}" : ""
            text = "\(start)var \(member.name): \(type ?? "Any") { get {\(choice { "return \($0)" })}\(setter) }"
        }
        return isConditional ? body.appendingLines(text, in: source.text) : body.appending(text, in: source.text)
    }
}
