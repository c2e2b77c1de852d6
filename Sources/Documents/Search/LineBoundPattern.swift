/// A regular expression rewritten so that its matches hold no line end, and depend on nothing beyond their line.
///
/// So a text of many lines can be searched at once, which is many times faster than each line on its own, and gives the
/// same lines. Only what is surely understood is rewritten; the rest is left to be searched line by line.
struct LineBoundPattern {
    private(set) var text = ""
    /// Whether `^` or `$` is in it.
    private(set) var hasAnchors = false

    private static let lineEnds = "\\r\\n"
    private static let harmlessEscapes = "dwbBhSVtef"
    private static let harmlessClassEscapes = "dwhS"
    private static let groups = [":", "i)", "-i)", "i:", "-i:", ">", "|"]
    private static let classNames = ["alpha", "digit", "alnum", "upper", "lower", "punct", "xdigit", "word", "blank"]

    /// `nil` if that is not sure to be possible.
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
        // What has matched before holds no line end.
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
        // A name, not something to look back at.
        let name = kind.hasPrefix("P<") ? kind.dropFirst(2) : kind.hasPrefix("<") ? kind.dropFirst() : ""
        return name.first.map { $0.isASCII && $0.isLetter } ?? false
    }

    /// Takes a class, after its bracket.
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
