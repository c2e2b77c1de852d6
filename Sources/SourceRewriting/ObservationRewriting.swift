/// Rewrites what key-value observing needs of the compiler.
///
/// `@objc dynamic var count = 0` notifies observers before and after it is set. `observe(\.count)` becomes
/// `observe(_observed(\.count, "count"))`, because a key path doesn't know the names of its properties.
struct ObservationRewriting {
    let source: ScannedSource
    let index: ModuleIndex

    func edits() -> [Edit] {
        var edits: [Edit] = []
        let visibility = ObjectiveCVisibility(index: index)
        for body in source.bodies where index.isClass(body) && body.visibility != .function {
            let path = index.canonicalPath(of: body)
            for member in body.members {
                if ObjectHook.isFirst(member, of: path, index) {
                    edits.append(withoutOverride(member))
                    edits += source.text.prefixing(ObjectHook.superPrefix(of: member), afterSuperIn: member)
                }
                guard member.modifiers.contains("dynamic"), !member.isStatic, let setter = member.setter,
                    let key = visibility.name(of: member, in: body), !overridesDynamic(member, of: path)
                else { continue }
                edits += notifications(of: setter, key)
            }
        }
        for keyPath in source.observedKeyPaths {
            let name = keyPath.components.map(key).joined(separator: ".")
            edits.append(Edit(insert: "_observed(", at: keyPath.range.lowerBound))
            edits.append(Edit(insert: ", \"\(name)\")", at: keyPath.range.upperBound))
        }
        return edits
    }

    /// Whether the setter of a superclass notifies.
    private func overridesDynamic(_ member: Member, of path: String) -> Bool {
        guard member.modifiers.contains("override") else { return false }
        return index.hierarchy(from: path).dropFirst().contains { superclass in
            index.bodies(of: superclass).contains { body in
                body.members.contains { $0.fullName == member.fullName && $0.modifiers.contains("dynamic") }
            }
        }
    }

    private func notifications(of setter: Member.Setter, _ key: String) -> [Edit] {
        let before = "ObservedProperty.willSet(self, \"\(key)\")"
        let after = "ObservedProperty.didSet(self, \"\(key)\")"
        // A setter may return early.
        let deferred = " defer { \(after) };"
        switch setter {
        case .none(let end): return [Edit(insert: " { willSet { \(before) } didSet { \(after) } }", at: end)]
        case .computed(let start): return [Edit(insert: " \(before);\(deferred)", at: start)]
        case .observers(let start, let willSet, let didSet):
            return [
                willSet.map { Edit(insert: " \(before);", at: $0.start) }
                    ?? Edit(insert: " willSet { \(before) }", at: start),
                didSet.map { Edit(insert: deferred, at: $0.start) } ?? Edit(insert: " didSet { \(after) }", at: start),
            ]
        }
    }

    private func withoutOverride(_ member: Member) -> Edit {
        let word = Array("override".utf8)
        let bytes = source.text.bytes
        let start = member.head.first { bytes[$0...].starts(with: word) } ?? member.head.lowerBound
        return source.text.blanking(start..<(start + word.count))
    }

    /// Returns the key of a property by its name, which `@objc(name)` may tell apart.
    private func key(for name: String) -> String {
        let members = index.sources.flatMap(\.bodies).flatMap(\.members).filter { $0.name == name && $0.isMarked }
        let keys = Set(members.map(\.selector))
        return keys.count == 1 ? keys.first ?? name : name
    }
}
