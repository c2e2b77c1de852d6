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
        while let match = rest.prefixMatch(of: Pattern.modifier), !["func", "var", "let"].contains(match.0.dropLast()) {
            rest = rest[match.range.upperBound...]
        }
        if let match = rest.prefixMatch(of: Pattern.property) {
            self.init(result: Self.normalized(match.1))
            return
        }
        guard let kind = rest.prefixMatch(of: Pattern.kind),
            let head = rest.prefixMatch(of: Pattern.head)
        else { return nil }
        let (parts, end) = Ledger.Member.parts(in: rest[head.range.upperBound...])
        // A list of labels, such as `move(to:_:)`, has no types.
        if parts.contains(where: { $0.hasSuffix(":") }) { return nil }
        let isOperator = rest.prefixMatch(of: Pattern.operatorHead) != nil
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
        var type = text.firstMatch(of: Pattern.labels).map { text[$0.range.upperBound...] } ?? text
        let hasDefault = type.firstRange(of: " = ")
        if let hasDefault { type = type[..<hasDefault.lowerBound] }
        return Parameter(type: normalized(type), hasDefault: hasDefault != nil)
    }

    /// Returns a type without what has several spellings.
    static func normalized(_ type: some StringProtocol) -> String {
        var text = String(type).replacing(Pattern.accessors, with: "")
        text.replace(Pattern.attribute, with: "")
        text.replace(Pattern.typeModifier, with: "")
        text.replace(Pattern.module, with: "")
        text.replace(Pattern.unlabeledName, with: "")
        text.replace(" : ", with: ": ")
        text.replace("()", with: "Void")
        text.replace(Pattern.index, with: "Int")
        // Foundation has neither `CFDictionary` nor `CFTypeRef` on Linux.
        text.replace(Pattern.dictionary, with: "[AnyHashable: Any]")
        text.replace(Pattern.object, with: "AnyObject")
        // Names of parameters in the type of a closure.
        if text.contains("->") { text.replace(Pattern.closureName) { String($0.1) } }
        return text.trimmingPrefix(" ").description
    }
}

/// The patterns of a declaration. A literal in a function would be parsed in each call. `Regex` isn't `Sendable`, but
/// these constants are only read.
private enum Pattern {
    nonisolated(unsafe) static let modifier =
        #/(?:@\w+(?:\([^)]*\))?|nonisolated\(unsafe\)|unowned\(unsafe\)|\w+) (?=.*\b(?:func|init|subscript|var|let)\b)/#
    nonisolated(unsafe) static let property = #/(?:var|let) `?\w+`?: (.+?)(?: \{[^{]*\})?$/#
    nonisolated(unsafe) static let kind = #/func |init(?<mark>[?!])?|subscript/#
    nonisolated(unsafe) static let head = #/(?:func (?:`?\w+`?|[^\w\s`(]+) ?|init[?!]?|subscript)(?:<[^(]*>)?\(/#
    nonisolated(unsafe) static let operatorHead = #/func [^\w\s`(]/#
    nonisolated(unsafe) static let labels = #/^`?\w+`?(?: `?\w+`?)? ?: */#
    nonisolated(unsafe) static let accessors = #/ \{[^{]*\}$/#
    nonisolated(unsafe) static let attribute = #/@(?!escaping)\w+(\([^)]*\))? */#
    nonisolated(unsafe) static let typeModifier = #/\b(any|sending|__owned) /#
    nonisolated(unsafe) static let module = #/\b(Swift|Foundation|UIKit|QuartzCore|CoreGraphics|CoreFoundation)\./#
    nonisolated(unsafe) static let unlabeledName = #/\b_ \w+: /#
    nonisolated(unsafe) static let index = #/\bCFIndex\b/#
    nonisolated(unsafe) static let dictionary = #/\bCFDictionary\b/#
    nonisolated(unsafe) static let object = #/\bCFTypeRef\b/#
    nonisolated(unsafe) static let closureName = #/([(,] ?)\w+: /#
}
