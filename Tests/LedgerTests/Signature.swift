/// The types in the declaration of a function, an initializer or a property, in a form in which two declarations can be
/// compared.
struct Signature: Hashable {
    struct Parameter: Hashable {
        var type: String
        var hasDefault = false
    }

    /// The parameters. Empty for a property.
    var parameters: [Parameter] = []
    /// The type of the result, or of the property. `Void` for an initializer.
    var result = "Void"
    var `throws` = false
    var isAsync = false
    /// Whether an initializer can fail.
    var isFailable = false

    /// The types of the parameters and the result, as in `(Int, String) -> Void`.
    var types: String {
        "(\(parameters.map(\.type).joined(separator: ", "))) -> \(result)\(isFailable ? "?" : "")"
    }
}

extension Signature {
    /// Parses a declaration. Returns `nil` for a name without types, and for declarations of other kinds.
    init?(_ declaration: some StringProtocol) {
        var rest = Substring(declaration)
        let prefix =
            #/(?:@\w+(?:\([^)]*\))?|nonisolated\(unsafe\)|unowned\(unsafe\)|\w+) (?=.*\b(?:func|init|subscript|var|let)\b)/#
        while let match = rest.prefixMatch(of: prefix), !["func", "var", "let"].contains(match.0.dropLast()) {
            rest = rest[match.range.upperBound...]
        }
        if let match = rest.prefixMatch(of: #/(?:var|let) `?\w+`?: (.+?)(?: \{[^{]*\})?$/#) {
            self.init(result: Self.normalized(match.1))
            return
        }
        guard let kind = rest.prefixMatch(of: #/func |init(?<mark>[?!])?|subscript/#),
            let head = rest.prefixMatch(of: #/(?:func (?:`?\w+`?|[^\w\s`(]+) ?|init[?!]?|subscript)(?:<[^(]*>)?\(/#)
        else { return nil }
        let (parts, end) = Ledger.Member.parts(in: rest[head.range.upperBound...])
        // A list of labels, such as `move(to:_:)`, has no types.
        if parts.contains(where: { $0.hasSuffix(":") }) { return nil }
        let isOperator = rest.prefixMatch(of: #/func [^\w\s`(]/#) != nil
        self.init(parameters: parts.map { Self.parameter($0, isOperand: isOperator) })
        isFailable = kind.mark != nil
        let arrow = end.firstRange(of: "->")
        let effects = arrow.map { end[..<$0.lowerBound] } ?? end
        `throws` = effects.contains("throws")
        isAsync = effects.contains("async")
        guard let arrow else { return }
        let after = end[arrow.upperBound...]
        result = Self.normalized(after.firstRange(of: " where ").map { after[..<$0.lowerBound] } ?? after)
    }

    private static func parameter(_ text: Substring, isOperand: Bool) -> Parameter {
        var type = text.firstMatch(of: #/^`?\w+`?(?: `?\w+`?)? ?: */#).map { text[$0.range.upperBound...] } ?? text
        let hasDefault = type.firstRange(of: " = ")
        if let hasDefault { type = type[..<hasDefault.lowerBound] }
        return Parameter(type: normalized(type), hasDefault: hasDefault != nil)
    }

    /// Returns a type without what has several spellings.
    static func normalized(_ type: some StringProtocol) -> String {
        var text = String(type).replacing(#/ \{[^{]*\}$/#, with: "")
        text.replace(#/@(?!escaping)\w+(\([^)]*\))? */#, with: "")
        text.replace(#/\b(any|sending|__owned) /#, with: "")
        text.replace(#/\b(Swift|Foundation|UIKit|QuartzCore|CoreGraphics|CoreFoundation)\./#, with: "")
        text.replace(#/\b_ \w+: /#, with: "")
        text.replace(" : ", with: ": ")
        text.replace("()", with: "Void")
        text.replace(#/\bCFIndex\b/#, with: "Int")
        // Foundation has no `CFDictionary` on Linux.
        text.replace(#/\bCFDictionary\b/#, with: "[AnyHashable: Any]")
        // Names of parameters in the type of a closure.
        if text.contains("->") { text.replace(#/([(,] ?)\w+: /#) { String($0.1) } }
        return text.trimmingPrefix(" ").description
    }
}
