/// A regular expression that is rewritten so that its matches contain no line end and depend on nothing outside their
/// line.
///
/// With it, a text of many lines can be searched at once, many times faster than line by line, with the same results.
/// Only syntax that is understood is rewritten. Any other pattern is searched line by line.
struct LineBoundPattern {
    private(set) var text = ""
    /// Whether the pattern contains `^` or `$`.
    private(set) var hasAnchors = false

    private static let lineEnds = "\\r\\n"
    private static let harmlessEscapes = "dwbBhSVtef"
    private static let harmlessClassEscapes = "dwhS"
    private static let groups = [":", "i)", "-i)", "i:", "-i:", ">", "|"]
    private static let classNames = ["alpha", "digit", "alnum", "upper", "lower", "punct", "xdigit", "word", "blank"]

    /// - Returns: `nil` for a pattern with syntax that is not understood.
    init?(_ pattern: String) {
        guard pattern.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else { return nil }
        var rest = Substring(pattern)
        while let character = rest.popFirst() {
            switch character {
            case "\\":
                guard let escaped = rest.popFirst(), let rewritten = Self.escape(escaped) else { return nil }
                text += rewritten
            case "[":
                guard let rewritten = Self.characterClass(&rest) else { return nil }
                text += rewritten
            case "(":
                guard Self.isHarmlessGroup(rest) else { return nil }
                text.append(character)
            case "^", "$":
                hasAnchors = true
                text.append(character)
            default:
                text.append(character)
            }
        }
    }

    private static func escape(_ character: Character) -> String? {
        switch character {
        case "s": "[^\\S\(lineEnds)]"
        case "W": "[^\\w\(lineEnds)]"
        case "D": "[^\\d\(lineEnds)]"
        // The group's match contains no line end, so a repetition of it contains none.
        case "1"..."9": "\\\(character)"
        case _ where harmlessEscapes.contains(character): "\\\(character)"
        case _ where character.isASCII && !character.isLetter && !character.isNumber: "\\\(character)"
        default: nil
        }
    }

    private static func isHarmlessGroup(_ rest: Substring) -> Bool {
        guard let first = rest.first else { return true }
        if first == "*" { return false }
        guard first == "?" else { return true }
        let kind = rest.dropFirst()
        if groups.contains(where: kind.hasPrefix) { return true }
        // The group has a name. `(?<=` and `(?<!` look back instead.
        let name = kind.hasPrefix("P<") ? kind.dropFirst(2) : kind.hasPrefix("<") ? kind.dropFirst() : ""
        return name.first.map { $0.isASCII && $0.isLetter } ?? false
    }

    /// Rewrites a character class, after its opening bracket.
    private static func characterClass(_ rest: inout Substring) -> String? {
        var rewritten = "["
        let isNegated = rest.first == "^"
        if isNegated { rewritten.append(rest.removeFirst()) }
        if rest.first == "]" { rewritten.append(rest.removeFirst()) }
        if isNegated { rewritten += lineEnds }
        while let character = rest.popFirst() {
            switch character {
            case "]":
                return rewritten + "]"
            case "\\":
                guard let escaped = rest.popFirst() else { return nil }
                let isPlain = escaped.isASCII && !escaped.isLetter && !escaped.isNumber
                let isHarmless = isPlain || harmlessClassEscapes.contains(escaped)
                guard isHarmless || isNegated && "sWDtn r".contains(escaped) else { return nil }
                rewritten += "\\\(escaped)"
            case "[" where rest.first == ":":
                guard let name = classNames.first(where: { rest.dropFirst().hasPrefix($0 + ":]") }) else { return nil }
                rewritten += "[:\(name):]"
                rest.removeFirst(name.count + 3)
            case "[" where rest.first == "." || rest.first == "=":
                return nil
            default:
                rewritten.append(character)
            }
        }
        return nil
    }
}
