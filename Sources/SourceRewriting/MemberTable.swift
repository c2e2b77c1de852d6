/// Writes the tables of the members that Objective-C sees, which the runtime finds by name.
///
/// A table stands after the last line of the source with the members, because private members are visible only there.
/// Members in several bodies of one class in one source are in one table.
struct MemberTable {
    let source: ScannedSource
    let index: ModuleIndex

    /// A table by its class, with the conditions of the `#if` blocks around it.
    struct Name: Equatable, Sendable {
        var className: String
        var condition: String?
    }

    /// Text after the last line, what goes into bodies, the names of the tables, and problems.
    struct Result {
        var tail = ""
        var edits: [Edit] = []
        var names: [Name] = []
        var problems: [Problem] = []
        /// Whether the source names types of the runtime without a table.
        var needsRuntime = false
    }

    func result() -> Result {
        var result = Result()
        var done: Set<String> = []
        for type in source.bodies {
            let path = index.canonicalPath(of: type)
            guard index.isClass(type), type.visibility == .function || done.insert(path).inserted else { continue }
            add(type.visibility == .function ? [type] : bodies(of: path), of: path, to: &result)
        }
        return result
    }

    private func bodies(of path: String) -> [TypeBody] {
        source.bodies.filter { index.canonicalPath(of: $0) == path && $0.visibility != .function }
    }

    private func add(_ bodies: [TypeBody], of path: String, to result: inout Result) {
        let visibility = ObjectiveCVisibility(index: index)
        var entries: [(condition: [String], text: String)] = []
        for body in bodies {
            for member in body.members {
                guard let name = visibility.name(of: member, in: body),
                    !member.modifiers.contains("override") || ObjectHook.isFirst(member, of: path, index)
                        || StandardEditActions.contains(member) && body.visibility != .function
                else { continue }
                if let obstacle = member.obstacle {
                    result.problems.append(
                        source.text.problem(
                            at: member.offset,
                            "Objective-C can't call '\(member.fullName)', because \(obstacle); remove '@objc'"
                        )
                    )
                } else if let text = entry(for: member, named: name, of: body.visibility == .function ? "Self" : path) {
                    entries.append((member.conditions, text))
                }
            }
        }
        let declaration = bodies.first { $0.kind == .classBody }
        let customName = declaration?.objectiveCName
        guard !entries.isEmpty || customName != nil, let first = bodies.first else { return }
        if first.visibility == .function { return writeLocal(entries.map(\.text), of: first, to: &result) }
        write(entries, of: path, first, customName, to: &result)
    }

    private func entry(for member: Member, named name: String, of path: String) -> String? {
        switch member.kind {
        case .property(let type, let isSettable):
            if member.isStatic {
                return ".method(ofClass: \"\(name)\") { object, _ in "
                    + "return (object as! \(path).Type).\(member.name) as Any? },"
            }
            let object = "($0 as! \(path)).\(member.name)"
            let getter = type.map { "{ \(object) as \($0) }" } ?? "{ \(object) }"
            return ".property(\"\(name)\", \(getter)\(isSettable ? ", { \(object) = $1 }" : "")),"
        case .method(let signature):
            let arguments = signature.parameters.enumerated().map { index, parameter in
                (parameter.label == "_" ? "" : parameter.label + ": ")
                    + "arguments.argument(\(index), as: (\(parameter.type)).self)"
            }
            let type = member.isStatic ? path + ".Type" : path
            let call = "(object as! \(type)).\(member.name)(\(arguments.joined(separator: ", ")))"
            let attempt = (signature.isThrowing ? "try? " : "") + call
            let body =
                signature.returnsNothing
                ? "\(signature.isThrowing ? "_ = " : "")\(attempt); return nil" : "return \(attempt) as Any?"
            let names = signature.parameters.isEmpty ? "object, _" : "object, arguments"
            return ".method(\(member.isStatic ? "ofClass: " : "")\"\(name)\") { \(names) in \(body) },"
        }
    }

    /// Lets a class in a function list its members, since nothing else can name it.
    private func writeLocal(_ entries: [String], of type: TypeBody, to result: inout Result) {
        let list =
            "nonisolated static var _objectiveCMembers: [ObjectiveCMember] { [\(entries.joined(separator: " "))] }"
        let superclass = type.inheritance.first.flatMap { name in
            source.bodies.first { $0.visibility == .function && $0.name == name && $0.offset != type.offset }
        }
        if superclass != nil || type.kind != .classBody {
            result.problems.append(
                source.text.problem(
                    at: type.offset,
                    "a subclass in a function can't have members for Objective-C on Linux; move the class out of it"
                )
            )
            return
        }
        let conformance = type.inheritance.isEmpty ? ": ObjectiveCLocalClass" : ", ObjectiveCLocalClass"
        result.edits.append(Edit(insert: conformance, at: type.inheritanceEnd ?? type.nameEnd))
        result.edits.append(type.appending(list, in: source.text))
        result.needsRuntime = true
    }

    private func write(
        _ entries: [(condition: [String], text: String)],
        of path: String,
        _ first: TypeBody,
        _ customName: String?,
        to result: inout Result
    ) {
        let isHidden = index.declaration(of: path)?.visibility == .enclosingType
        let condition = first.conditions.isEmpty ? nil : first.conditions.joined(separator: " && ")
        let names = TableNames(path: path, stem: source.stem)
        let members = memberList(entries, around: first.conditions)
        var lines: [String] = []
        if isHidden {
            guard let outer = visibleType(around: path), !members.contains(where: { $0.hasPrefix("#") }),
                let own = source.bodies.first(where: { $0.path == path })
            else {
                result.problems.append(
                    source.text.problem(
                        at: first.offset,
                        "members for Objective-C of this private class can't be reached on Linux; make it 'fileprivate'"
                    )
                )
                return
            }
            let list = "nonisolated static var \(names.list): [ObjectiveCMember] { \(members.joined(separator: " ")) }"
            result.edits.append(own.appending(list, in: source.text))
            lines = names.hiddenTable(in: outer)
        } else if index.declaration(of: path)?.isGeneric == true {
            lines = names.genericTable(members, module: index.moduleName)
        } else if SystemClasses.generic.contains(path) {
            lines = names.genericTable(members, module: "UIKit")
        } else {
            lines = names.table(members)
        }
        if let customName { lines.append("    override class var objectiveCName: String? { \"\(customName)\" }") }
        lines.append("}")
        if let condition { lines = ["#if \(condition)"] + lines + ["#endif"] }
        result.tail += lines.joined(separator: "\n") + "\n"
        result.names.append(Name(className: names.table, condition: condition))
    }

    /// The statements that return the members. Those in `#if` blocks of the class are in the same blocks.
    private func memberList(
        _ entries: [(condition: [String], text: String)],
        around conditions: [String]
    ) -> [String] {
        let inner = entries.map { (condition: Array($0.condition.dropFirst(conditions.count)), text: $0.text) }
        guard inner.contains(where: { !$0.condition.isEmpty }) else {
            return ["["] + inner.map { "    " + $0.text } + ["]"]
        }
        var lines = ["var members: [ObjectiveCMember] = []"]
        for entry in inner {
            if !entry.condition.isEmpty { lines.append("#if \(entry.condition.joined(separator: " && "))") }
            lines.append("members += [\(entry.text)]")
            if !entry.condition.isEmpty { lines.append("#endif") }
        }
        return lines + ["return members"]
    }

    /// The type right around a private type, if it is visible in the whole file.
    private func visibleType(around path: String) -> String? {
        let outer = path.split(separator: ".").dropLast().joined(separator: ".")
        guard let declaration = index.declaration(of: outer), declaration.visibility == .file else { return nil }
        return declaration.isGeneric ? nil : outer
    }
}

extension Member {
    /// Why Objective-C can't call the member, or `nil` if it can.
    fileprivate var obstacle: String? {
        guard case .method(let signature) = kind else { return nil }
        return signature.obstacle
    }
}
