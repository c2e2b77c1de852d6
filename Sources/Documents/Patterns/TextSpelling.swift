/// How a format spells text, so that a pattern finds what is stored as well as what is shown.
///
/// A plain text to look for becomes a pattern with each spelling of its characters. It matches the text as rows show it
/// and as the file has it, so the count of matches and their marks come from one pattern. A regular expression is left
/// as it is: its author says what the file has.
enum TextSpelling: Sendable {
    /// Text is stored as it is shown.
    case plain
    /// Escapes such as `\u0410` in strings, quotation marks around keys and values, and any blanks around a colon.
    case json
    /// References such as `&amp;`.
    case xml

    /// Returns a pattern for a text in any spelling; `nil` if the text is a regular expression, or has one spelling.
    func pattern(for text: String, ignoresCase: Bool) -> String? {
        guard self != .plain, let plain = Self.plainText(text) else { return nil }
        var pattern = ""
        var isOther = false
        var rest = Substring(plain).unicodeScalars
        while let scalar = rest.popFirst() {
            if self == .json, scalar == ":", rest.first == " " {
                rest = rest.drop { $0 == " " }
                pattern += #""?\s*:\s*"?"#
                isOther = true
                continue
            }
            let own = RegularExpression.escaped(String(scalar))
            let others = spellings(of: scalar, ignoresCase: ignoresCase)
            pattern += others.isEmpty ? own : "(?:\(([own] + others).joined(separator: "|")))"
            isOther = isOther || !others.isEmpty
        }
        return isOther ? pattern : nil
    }

    /// Returns the text that a pattern matches; `nil` if it is more than a text.
    static func plainText(_ pattern: String) -> String? {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in pattern.unicodeScalars {
            if isEscaped {
                // A letter after a backslash is a class or a control.
                guard scalar.isASCII, !scalar.properties.isAlphabetic, !(0x30...0x39).contains(scalar.value) else {
                    return nil
                }
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
                continue
            } else if "^$.[|()?*+{".unicodeScalars.contains(scalar) {
                return nil
            }
            text.append(scalar)
        }
        return isEscaped ? nil : String(text)
    }

    /// Returns patterns for the other spellings of a character.
    private func spellings(of scalar: Unicode.Scalar, ignoresCase: Bool) -> [String] {
        switch (self, scalar) {
        case (.plain, _): return []
        case (.json, "\""), (.json, "/"), (.json, "\\"): return [#"\\"# + RegularExpression.escaped(String(scalar))]
        // Some writers escape what HTML would read otherwise.
        case (.json, "<"), (.json, ">"), (.json, "&"), (.json, "'"), (.json, "+"):
            return [#"\\u00(?i:"# + String(scalar.value, radix: 16) + ")"]
        case (.xml, "&"): return ["&amp;"]
        case (.xml, "<"): return ["&lt;"]
        case (.xml, ">"): return ["&gt;"]
        case (.xml, "\""): return ["&quot;"]
        case (.xml, "'"): return ["&apos;"]
        default: break
        }
        guard !scalar.isASCII else { return [] }
        let cases = ignoresCase ? [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping] : []
        let scalars = Set(cases.flatMap { $0.unicodeScalars.count == 1 ? Array($0.unicodeScalars) : [] } + [scalar])
        return scalars.sorted { $0.value < $1.value }.map { scalar in
            guard self == .json else { return "&#(?:\(scalar.value)|x0*(?i:\(String(scalar.value, radix: 16))));" }
            return String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return #"\\u(?i:"# + String(repeating: "0", count: 4 - digits.count) + digits + ")"
            }.joined()
        }
    }
}
