/// The rules by which a declaration of the project counts as Apple's.
struct Comparison {
    var ledger: Ledger
    var declarations: Declarations

    /// A public declaration that Apple doesn't have, and the difference.
    struct Violation {
        var symbol: Declarations.Symbol
        var reason: String
    }

    /// Protocols whose members are allowed on any type: Apple's types conform to them without listing the members.
    static let commonProtocols: Set = [
        "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
        "ExpressibleByArrayLiteral", "Hashable", "NSCoding", "NSCopying", "NSMutableCopying", "NSObject",
        "NSObjectProtocol",
        "OptionSet", "RawRepresentable", "SetAlgebra",
    ]

    /// The types that the compiler synthesizes for these conformances, without a requirement as their origin.
    static let commonTypes: Set = ["AllCases", "ArrayLiteralElement", "Element", "RawValue"]

    /// Returns all declarations that Apple doesn't have, except names with a leading underscore.
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

    /// Returns the type that a member belongs to, or nil for types and globals, and for members of a
    /// type that isn't Apple's.
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

    /// Returns the reason why none of Apple's members with the same name is equal to this one.
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
