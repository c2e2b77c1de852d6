/// Rewrites members of an `AnyObject`, which the compiler finds among those of all classes with Objective-C.
///
/// `delegate?.menuDidOpen?(self)` with a property `delegate: AnyObject?` becomes
/// `(delegate as? MenuDelegate)?.menuDidOpen (self)`, if one protocol for Objective-C has the requirement.
///
/// `constraints.first?.priority` with a property `constraints: [AnyObject]` becomes
/// `_member(constraints.first, "priority")`, the value of the key as the type that the expression has to have.
struct ObjectLookup {
    let source: ScannedSource
    let index: ModuleIndex

    func edits() -> [Edit] {
        var edits: [Edit] = []
        for call in source.optionalCalls {
            guard let base = call.base, let owner = owner(of: call), isObject(base.name, in: call.body) else {
                continue
            }
            edits.append(Edit(insert: "(", at: base.range.lowerBound))
            edits.append(Edit(insert: " as? \(owner))", at: base.range.upperBound))
        }
        for member in members {
            edits.append(Edit(insert: "_member(", at: member.object.lowerBound))
            let end = ", \"\(member.name)\")" + (member.isOptional ? "" : "!")
            edits.append(Edit(member.object.upperBound..<member.end, paddedTo: end, on: .after))
        }
        return edits
    }

    /// The lines after the last one.
    func tail() -> String {
        guard !members.isEmpty else { return "" }
        return """
            fileprivate nonisolated func _member<Value>(_ object: AnyObject?, _ key: String) -> Value? {
                objectiveCValue(of: object, forKey: key)
            }

            """
    }

    private var members: [ElementMember] {
        source.elementMembers.filter { member in
            index.sources.contains { source in
                source.bodies.contains { $0.members.contains { $0.isProperty(member.list, of: ["[AnyObject]"]) } }
            }
        }
    }

    /// The only protocol for Objective-C with the optional requirement that is called.
    private func owner(of call: OptionalCall) -> String? {
        let name = "\(call.name)(\(call.labels.map { $0 + ":" }.joined()))"
        let owners = index.sources.flatMap(\.bodies).filter { body in
            body.kind == .protocolBody && body.attributes.contains("objc")
                && body.members.contains { $0.fullName == name && $0.modifiers.contains("optional") }
        }
        return owners.count == 1 ? owners[0].path : nil
    }

    private func isObject(_ name: String, in body: Int?) -> Bool {
        guard let body else { return false }
        let path = index.canonicalPath(of: source.bodies[body])
        return index.member(of: path) { $0.isProperty(name, of: ["AnyObject", "AnyObject?"]) } != nil
    }
}

extension Member {
    fileprivate func isProperty(_ name: String, of types: Set<String>) -> Bool {
        guard case .property(let type?, _) = kind else { return false }
        return self.name == name && types.contains(type)
    }
}

/// A property of an element of a list: `constraints.first?.priority`, or `constraints[0].priority`.
struct ElementMember: Sendable {
    /// The name of the list.
    var list: String
    var name: String
    /// The bytes of the element.
    var object: Range<Int>
    /// The offset after the property.
    var end: Int
    /// Whether the property is `nil` without an element.
    var isOptional: Bool
}
