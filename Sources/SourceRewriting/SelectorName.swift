/// The names that Objective-C gives to Swift's methods.
enum SelectorName {
    /// Returns the selector of a method by the rule of the Swift compiler (`AbstractFunctionDecl::getObjCSelector`):
    /// `tap(_:)` is `tap:`, `move(to:animated:)` is `moveTo:animated:`, and `show(item:)` is `showWithItem:`, because
    /// its label doesn't begin with a preposition.
    static func method(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: base)) { name += "With" }
            name += capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// Returns the selector of the setter of a property.
    static func setter(of key: String) -> String { "set\(capitalized(key)):" }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(of name: String) -> String { String(name.prefix { !$0.isUppercase }) }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return String(name[start...])
    }

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    /// From PartsOfSpeech.def of the Swift compiler.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
