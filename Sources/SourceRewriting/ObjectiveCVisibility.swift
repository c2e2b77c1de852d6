/// Decides which members Objective-C sees, and by which names.
struct ObjectiveCVisibility {
    let index: ModuleIndex

    /// Returns the selector or key of a member if Objective-C sees it.
    func name(of member: Member, in type: TypeBody) -> String? {
        guard index.isClass(type), !member.attributes.contains("nonobjc"), !member.isUnavailable else {
            return nil
        }
        if let hook = ObjectHook.selectors[member.fullName], member.modifiers.contains("override") { return hook }
        if member.isMarked || StandardEditActions.contains(member) { return member.selector }
        let path = index.canonicalPath(of: type)
        if let requirement = requirement(for: member, of: path) { return requirement.selector }
        guard isImplied(in: type, path), !member.isPrivate else { return nil }
        if case .method(let signature) = member.kind, signature.obstacle != nil { return nil }
        return member.selector
    }

    /// The requirement that the member satisfies of a protocol for Objective-C.
    private func requirement(for member: Member, of path: String) -> Member? {
        guard !member.isPrivate else { return nil }
        let fullName = member.fullName
        for body in index.objectiveCProtocols(of: path) {
            if let requirement = body.members.first(where: { $0.fullName == fullName }) { return requirement }
        }
        return nil
    }

    /// Whether all members of a body are visible.
    private func isImplied(in type: TypeBody, _ path: String) -> Bool {
        if type.attributes.contains("nonobjc") { return false }
        if type.kind == .extensionBody, !type.attributes.isDisjoint(with: ["objc", "objcMembers"]) { return true }
        return index.hierarchy(from: path).contains {
            index.declaration(of: $0)?.attributes.contains("objcMembers") == true
        }
    }
}
