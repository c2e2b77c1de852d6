/// Lets methods and properties in extensions take part in overriding, which Swift on Linux allows only in a class.
///
/// `override func viewDidLoad() { … }` in an extension becomes the method `_o_viewDidLoad`, where it is. The class gets
/// an overriding method that calls it, on the last line of its braces. Methods of extensions that a subclass overrides
/// are treated in the same way. Those of extensions of other modules' classes are ``OverrideFamilies``.
///
/// A member that UIKit's class declares as `dynamic` is replaced by that of an extension (``ReplaceableMembers``).
///
/// `override var title: String? { didSet { … } }` would be a stored property in an extension. Its observers become
/// setters, which observers in the class call.
struct OverrideRewriting {
    let source: ScannedSource
    /// The index of the source in the module.
    let number: Int
    let index: ModuleIndex
    let families: OverrideFamilies

    /// Returns the edits of this source.
    func edits() -> (edits: [Edit], problems: [Problem]) {
        var edits: [Edit] = []
        var problems: [Problem] = []
        for body in source.bodies where body.kind == .extensionBody {
            for member in body.members {
                if member.isUnavailable, member.modifiers.contains("override"), index.isClass(body) {
                    // Nothing calls it, but it is still an override in an extension for the compiler.
                    edits.append(source.text.renaming(member, "_u_"))
                }
                switch role(of: member, in: body, source: number) {
                case .none: break
                case .refused(let message): problems.append(source.text.problem(at: member.offset, message))
                case .moved: edits += move(member, prefix(for: body))
                case .replacing:
                    let attribute = "@_dynamicReplacement(for: \(member.fullName))"
                    edits.append(source.text.renaming(member, "_r_", attribute: attribute))
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
        case none, moved, replacing
        case refused(String)
    }

    /// - Parameter source: The index of the source with the member.
    private func role(of member: Member, in body: TypeBody, source: Int) -> Role {
        let path = index.canonicalPath(of: body)
        guard index.isClass(body), !ObjectHook.isFirst(member, of: path, index), !member.isUnavailable,
            !families.contains(member, in: source)
        else { return .none }
        if member.modifiers.contains("override") {
            guard let place = index.place(of: path) else {
                if ReplaceableMembers.contains(member, of: path) { return .replacing }
                return .refused("an extension can't override members of '\(path)' on Linux; override in a subclass")
            }
            return Self.obstacle(member, index[place]).map { .refused($0) } ?? .moved
        }
        guard !member.isPrivate, !member.modifiers.contains("final"), let place = index.place(of: path),
            index.descendants(of: path).contains(where: { overrides(member, in: $0) })
        else { return .none }
        return Self.obstacle(member, index[place]).map { .refused($0) } ?? .moved
    }

    private func overrides(_ member: Member, in path: String) -> Bool {
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

    // MARK: Extensions

    /// Returns the edits of a member that gets another name.
    private func move(_ member: Member, _ prefix: String) -> [Edit] {
        guard case .observers(let start, let willSet, let didSet) = member.setter,
            case .property(let type?, _) = member.kind
        else { return [source.text.renaming(member, prefix)] }
        let getter = "get { \(member.name) }"
        // Each observer becomes a property of its own.
        let observers = [(willSet, Self.willSetPrefix(prefix), "newValue"), (didSet, prefix, "oldValue")]
            .compactMap { observer, prefix, value in observer.map { (observer: $0, prefix: prefix, value: value) } }
            .sorted { $0.observer.start < $1.observer.start }
        let access = member.modifiers.isDisjoint(with: ["public", "open"]) ? "" : "public "
        var edits = [Edit(insert: " \(getter)", at: start)]
        for (position, (observer, prefix, value)) in observers.enumerated() {
            if position == 0 { edits.append(source.text.renaming(member, prefix)) }
            let declaration = position == 0 ? "" : "}; \(access)var \(prefix)\(member.name): \(type) { \(getter) "
            let setter = "set(\(observer.parameter ?? value)) "
            edits.append(Edit(observer.head, paddedTo: declaration + setter))
        }
        return edits
    }

    private static func willSetPrefix(_ prefix: String) -> String { prefix + "w_" }

    // MARK: Classes

    /// The methods of the class that call those in its extensions.
    private func forwarders(for body: TypeBody) -> [Edit] {
        var edits: [Edit] = []
        var conditionalEdits: [Edit] = []
        for (place, type) in index.placedBodies(of: body.path) where type.kind == .extensionBody {
            for member in type.members {
                guard case .moved = role(of: member, in: type, source: place.source) else { continue }
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
        let prefix = prefix(for: type)
        let own = prefix + member.name
        switch member.kind {
        case .method(let signature):
            let result = signature.result.map { " -> \($0)" } ?? ""
            return "\(modifiers)func \(member.name)(\(signature.forwardingParameters))\(signature.effects)\(result) "
                + "{ \(signature.callEffects)\(own)(\(signature.forwardedArguments)) }"
        case .property(let propertyType, let isSettable):
            let start = "\(modifiers)var \(member.name): \(propertyType ?? "Any") {"
            if case .observers(_, let willSet, let didSet) = member.setter {
                let before = " willSet { \(Self.willSetPrefix(prefix))\(member.name) = newValue }"
                let after = " didSet { \(own) = oldValue }"
                return start + (willSet == nil ? "" : before) + (didSet == nil ? "" : after) + " }"
            }
            return "\(start) get { \(own) }\(isSettable ? " set { \(own) = newValue }" : "") }"
        }
    }
}

extension SourceText {
    /// Returns the edit that writes a prefix before the name of a member of an extension, and leaves `override` out.
    func renaming(_ member: Member, _ prefix: String, attribute: String? = nil) -> Edit {
        let old = self[member.head]
        // Members of extensions can't be open.
        let words = old.split(whereSeparator: \.isWhitespace).filter { !["override", "dynamic"].contains($0) }
            .map { $0 == "open" ? "public" : $0 }
        let lines = old.filter { $0 == "\n" }
        let start = attribute.map { $0 + " " } ?? ""
        return Edit(member.head, paddedTo: lines + start + words.joined(separator: " ") + " " + prefix)
    }
}
