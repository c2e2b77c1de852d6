/// The rules by which something of ours counts as Apple's.
struct Comparison {
    var ledger: Ledger
    var declarations: Declarations

    /// A public declaration that Apple lacks, and how it differs.
    struct Violation {
        var symbol: Declarations.Symbol
        var reason: String
    }

    /// Members of these may be anywhere: conformances that Apple's types have without listing their members.
    static let commonProtocols: Set = [
        "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
        "ExpressibleByArrayLiteral", "Hashable", "NSCoding", "NSCopying", "NSMutableCopying", "NSObject",
        "NSObjectProtocol",
        "OptionSet", "RawRepresentable", "SetAlgebra",
    ]

    /// What the compiler makes up for those conformances, without a requirement as its origin.
    static let commonTypes: Set = ["AllCases", "ArrayLiteralElement", "Element", "RawValue"]

    /// Everything that Apple lacks, but for names with an underscore in front.
    func violations() -> [Violation] {
        let own = declarations.symbols.filter { symbol in !symbol.path.contains { $0.hasPrefix("_") } }
        return own.compactMap { symbol in reason(against: symbol).map { Violation(symbol: symbol, reason: $0) } }
    }

    private func reason(against symbol: Declarations.Symbol) -> String? {
        guard let owner = owner(of: symbol) else {
            return symbol.path.count == 1 || symbol.isType ? topLevelReason(against: symbol) : nil
        }
        if let origin = symbol.origin?.split(separator: ".").first, Self.commonProtocols.contains(String(origin)) {
            return nil
        }
        if symbol.isType && Self.commonTypes.contains(symbol.path.last ?? "") { return nil }

        let ancestry = ledger.ancestry(of: owner, with: declarations.supertypes)
        let candidates = ancestry.flatMap { ledger.types[$0]?.members[symbol.path.last ?? ""] ?? [] }
        return difference(of: symbol, from: candidates)
    }

    /// The type that a member belongs to; nothing for types and globals, and for members of a type that is itself not Apple's.
    private func owner(of symbol: Declarations.Symbol) -> String? {
        let owner = symbol.path.dropLast().joined(separator: ".")
        if symbol.path.count == 1 || ledger.types[symbol.name] != nil { return nil }
        let isKnown = ledger.types[owner] != nil || declarations.supertypes[owner] != nil
        let isDeclaredHere = declarations.symbols.contains { $0.isType && $0.name == owner }
        return isKnown || !isDeclaredHere ? owner : nil
    }

    private func topLevelReason(against symbol: Declarations.Symbol) -> String? {
        if symbol.isType || ledger.types[symbol.name] != nil {
            guard ledger.types[symbol.name] != nil || ledger.globals[symbol.name] != nil else {
                return "Apple has no such type"
            }
            let allowed = Set(ledger.ancestry(of: symbol.name))
            let extra = (declarations.supertypes[symbol.name] ?? []).filter {
                ledger.types[$0] != nil && !allowed.contains($0)
            }
            return extra.isEmpty ? nil : "Apple's does not inherit \(extra.joined(separator: ", "))"
        }
        return difference(of: symbol, from: ledger.globals[symbol.name] ?? [], ignoringStatic: true)
    }

    /// Why none of Apple's members of that name is this one.
    private func difference(
        of symbol: Declarations.Symbol,
        from candidates: [Ledger.Member],
        ignoringStatic: Bool = false
    ) -> String? {
        if candidates.isEmpty { return "Apple has no such member" }
        let alike = candidates.filter { ignoringStatic || $0.isStatic == symbol.isStatic }
        if alike.isEmpty { return symbol.isStatic ? "Apple's is not static" : "Apple's is static" }
        if symbol.isSettable && alike.allSatisfy(\.isGetOnly) { return "Apple's has no setter" }
        return nil
    }
}
