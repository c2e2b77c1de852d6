/// Rewrites `#selector` and `#keyPath`.
///
/// `#selector(tap(_:))` becomes `_s1(_T1.tap(_:))`, with spaces so that no column moves. After the last line stand the
/// function `_s1`, which doesn't evaluate its argument and returns the selector, and the alias `_T1` of the class. So
/// the compiler checks the name of the method where it is written.
struct SelectorRewriting {
    let source: ScannedSource
    let index: ModuleIndex
    private var functions: [String] = []
    private var aliases: [String] = []
    private let mark: String

    init(source: ScannedSource, index: ModuleIndex) {
        self.source = source
        self.index = index
        let words = Set(
            source.text.bytes.split { !($0 == 95 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0) }
                .filter { $0.first == 95 }.map { String(decoding: $0, as: UTF8.self) }
        )
        // A mark that the names of the source don't begin with.
        mark =
            ["", "o", "oo"].first { mark in
                !words.contains { $0.hasPrefix("_s\(mark)1") || $0.hasPrefix("_T\(mark)1") }
            } ?? "ooo"
    }

    /// Returns the edits, and the text after the last line.
    mutating func result() -> (edits: [Edit], tail: String) {
        var edits: [Edit] = []
        for reference in source.selectors { edits += rewrite(reference) }
        for reference in source.keyPaths { edits.append(rewrite(reference)) }
        var tail = ""
        for (number, function) in functions.enumerated() {
            tail += function.replacing("#", with: "_s\(mark)\(number + 1)") + "\n"
        }
        for (number, alias) in aliases.enumerated() {
            tail += "fileprivate typealias _T\(mark)\(number + 1) = \(alias)\n"
        }
        return (edits, tail)
    }

    private mutating func rewrite(_ reference: SelectorReference) -> [Edit] {
        let own = reference.body.map { source.bodies[$0] }
        let function = add(function(for: reference, own))
        let typePrefix = reference.bareName == nil ? "" : prefix(own)
        let backslash = reference.kind == .method ? "" : "\\"
        let head = "_s\(mark)\(function)("
        guard let bare = reference.bareName, bare != reference.head.upperBound else {
            return [replaceHead(reference.head, head, before: backslash + typePrefix)]
        }
        return [
            replaceHead(reference.head, head, before: backslash),
            Edit(insert: typePrefix, at: bare),
        ]
    }

    /// Writes a function's name over `#selector(` and a prefix before the argument.
    private func replaceHead(_ range: Range<Int>, _ head: String, before prefix: String) -> Edit {
        let old = source.text[range]
        guard let newline = old.firstIndex(of: "\n") else {
            let spaces = String(repeating: " ", count: max(0, range.count - head.utf8.count - prefix.utf8.count))
            return Edit(range, paddedTo: head + spaces + prefix)
        }
        // The argument is on a line of its own. The prefix takes the place of spaces before it.
        var lines = String(old[newline...])
        for _ in prefix where lines.last == " " { lines.removeLast() }
        return Edit(range, paddedTo: head + lines + prefix)
    }

    private mutating func add(_ function: String) -> Int {
        if let position = functions.firstIndex(of: function) { return position + 1 }
        functions.append(function)
        return functions.count
    }

    /// Returns what makes a bare name that of a member of the type around it.
    private mutating func prefix(_ own: TypeBody?) -> String {
        guard let own else { return "" }
        let path = index.canonicalPath(of: own)
        if own.kind == .protocolBody || index.declaration(of: path)?.kind == .protocolBody || own.hasWhereClause {
            return "Self."
        }
        let isGeneric = own.isGeneric || index.declaration(of: path)?.isGeneric == true
        if own.visibility != .file || isGeneric { return own.name + "." }
        let alias = own.conditions.isEmpty ? path : nil
        guard let alias else { return own.name + "." }
        if !aliases.contains(alias) { aliases.append(alias) }
        return "_T\(mark)\((aliases.firstIndex(of: alias) ?? 0) + 1)."
    }

    // MARK: Names

    private func function(for reference: SelectorReference, _ own: TypeBody?) -> String {
        let start = "nonisolated fileprivate func #<M>(_: @autoclosure () -> M) -> Selector"
        func fixed(_ name: String) -> String { start + " { Selector(\"\(name)\", module: \"\(index.moduleName)\") }" }
        let member = member(for: reference, own)
        switch reference.kind {
        case .getter: return fixed(member?.selector ?? reference.name)
        case .setter: return fixed(SelectorName.setter(of: member?.selector ?? reference.name))
        case .method:
            if let member, let type = owner(of: reference, own) {
                let visibility = ObjectiveCVisibility(index: index)
                for body in index.hierarchy(from: type).flatMap({ index.bodies(of: $0) })
                where body.members.contains(where: { $0.offset == member.offset && $0.fullName == member.fullName }) {
                    if let name = visibility.name(of: member, in: body) { return fixed(name) }
                }
            }
            if let member { return fixed(member.selector) }
            if let labels = reference.labels { return fixed(SelectorName.method(reference.name, labels: labels)) }
            // The number of arguments follows from the type of the method.
            return start
                + " { Selector(\"\(reference.name)\", argumentsOf: M.self, module: \"\(index.moduleName)\") }"
        }
    }

    private func owner(of reference: SelectorReference, _ own: TypeBody?) -> String? {
        let ownPath = own.map { index.canonicalPath(of: $0) }
        guard let base = reference.base, !["self", "Self"].contains(base) else { return ownPath }
        let path = index.resolve(base, from: ownPath ?? "")
        return index.bodies(of: path).isEmpty ? nil : path
    }

    private func member(for reference: SelectorReference, _ own: TypeBody?) -> Member? {
        func matches(_ member: Member) -> Bool {
            guard member.name == reference.name else { return false }
            switch (reference.kind, member.kind) {
            case (.method, .method(let signature)): return reference.labels.map { $0 == signature.labels } ?? true
            case (.getter, .property), (.setter, .property): return true
            default: return false
            }
        }
        if let owner = owner(of: reference, own) {
            if let member = index.member(of: owner, where: { matches($0) && $0.isMarked }) { return member }
            if let member = index.member(of: owner, where: matches) { return member }
        }
        guard reference.base != nil else { return nil }
        // The method of an instance, whose type is not written here. Its name has to tell.
        let all = index.sources.flatMap(\.bodies).flatMap(\.members).filter { matches($0) && $0.isMarked }
        return Set(all.map(\.selector)).count == 1 ? all.first : nil
    }

    /// The properties of UIKit's classes with another name in Objective-C.
    private static let systemKeys = ["UIApplication.shared": "sharedApplication"]

    /// The key path as a string: without the types that it begins with.
    private func rewrite(_ reference: KeyPathReference) -> Edit {
        var keys = Array(reference.components.drop { $0.first?.isUppercase == true || $0 == "self" })
        let start = reference.components.dropLast(max(0, keys.count - 1)).suffix(2).joined(separator: ".")
        if let name = Self.systemKeys[start] { keys[0] = name }
        let text = "\"" + keys.joined(separator: ".") + "\""
        let lines = source.text[reference.range].filter { $0 == "\n" }
        return Edit(reference.range, paddedTo: text + lines, on: lines.isEmpty ? .after : .before)
    }
}
