import Toolchain

/// The public symbols of a module, and the ones that no example shows.
///
/// - A type is shown by any Swift code in its comment: the code is about it, even where its name is inferred.
/// - A member is shown by code that names it, as a whole word outside of comments, in its own comment or in that of
///   its type. Code in the type's comment doesn't count for one of several members with the same name, because the
///     code doesn't tell which of them is meant.
/// - An initializer is named by a call of its type or of a subclass, and a subscript by brackets after a name.
/// - A deprecated symbol needs none: nobody should use it.
/// - A symbol that implements a requirement or overrides a member is shown where that is declared.
struct Reference {
    private let symbols: [String: SymbolGraph.Symbol]
    private var owners: [String: String] = [:]
    private var subclasses: [String: [String]] = [:]
    /// The symbols that implement or override a declaration elsewhere.
    private var witnesses: Set<String> = []

    init(_ graph: SymbolGraph) {
        symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { first, _ in first }
        for relationship in graph.relationships {
            switch relationship.kind {
            case "memberOf", "requirementOf": owners[relationship.source] = relationship.target
            case "inheritsFrom": subclasses[relationship.target, default: []].append(relationship.source)
            case "overrides", "defaultImplementationOf": witnesses.insert(relationship.source)
            default: break
            }
            if relationship.sourceOrigin != nil { witnesses.insert(relationship.source) }
        }
    }

    var count: Int { symbols.count }

    /// Returns the names of the symbols without an example, sorted.
    func withoutExample() -> [String] {
        let own = symbols.filter { !witnesses.contains($0.key) && !$0.value.isDeprecated }
        let siblings = Dictionary(grouping: own.keys) { "\(owners[$0] ?? "").\(own[$0]?.baseName ?? "")" }
        return own.filter { id, symbol in
            guard !symbol.isType || symbol.examples.isEmpty else { return false }
            if symbol.examples.contains(where: { names($0, id, symbol) }) { return false }
            guard let owner = owners[id], siblings["\(owner).\(symbol.baseName)"]?.count == 1 else { return true }
            return symbols[owner]?.examples.contains { names($0, id, symbol) } != true
        }
        .map { $0.value.pathComponents.joined(separator: ".") }
        .sorted()
    }

    private func names(_ example: String, _ id: String, _ symbol: SymbolGraph.Symbol) -> Bool {
        switch symbol.kind.identifier {
        case "swift.init":
            let types = owners[id].map { [$0] + subclasses[$0, default: []] } ?? []
            return types.compactMap { symbols[$0]?.baseName }.contains { type in
                example.wholeWords(type).contains { rest in rest.firstMatch(of: /^(<[^>]*>)?( \{|\()/) != nil }
            }
        case "swift.subscript": return example.contains(/[\w)\]]\[/)
        default: return !example.wholeWords(symbol.baseName).isEmpty
        }
    }
}

extension SymbolGraph.Symbol {
    /// The name without argument labels.
    fileprivate var baseName: String {
        String((pathComponents.last ?? "").prefix { $0 != "(" })
    }

    fileprivate var isType: Bool {
        ["class", "struct", "enum", "protocol", "typealias"].contains { kind.identifier == "swift.\($0)" }
    }

    /// The Swift code blocks in the comment, without the comments inside them.
    fileprivate var examples: [String] {
        var blocks: [String] = []
        var isInside = false
        for line in docComment?.lines.map(\.text) ?? [] {
            if isInside {
                if line == "```" { isInside = false } else { blocks[blocks.count - 1] += line.withoutComment + "\n" }
            } else if line == "```swift" {
                isInside = true
                blocks.append("")
            }
        }
        return blocks
    }
}

extension String {
    fileprivate var withoutComment: Substring {
        firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self[...]
    }

    /// Returns the text after each occurrence of a word that isn't part of a longer one.
    fileprivate func wholeWords(_ word: String) -> [Substring] {
        ranges(of: word).compactMap { range in
            let before = self[..<range.lowerBound].last, after = self[range.upperBound...].first
            let isWhole = ![before, after].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
            return isWhole ? self[range.upperBound...] : nil
        }
    }
}
