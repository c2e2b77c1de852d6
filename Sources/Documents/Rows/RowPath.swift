/// The way to a value from the outside in, as in `.items[850].name`.
package struct RowPath: Sendable, Hashable {
    package enum Part: Sendable, Hashable {
        case key(String)
        case index(Int)
        /// The value of JSON that a string contains.
        case parsed
    }

    package var parts: [Part]

    package init(_ parts: [Part]) { self.parts = parts }

    /// A language in which a path is an expression.
    package enum Language: Sendable, CaseIterable {
        /// The filter of jq: `.items[850].name`.
        case jq
        /// A subscript in JavaScript, Python and others: `["items"][850]["name"]`. It can't parse a string, so the path
        /// of a value in a string begins at the string.
        case brackets
    }

    /// Returns the path as an expression.
    package func text(in language: Language = .jq) -> String {
        switch language {
        case .jq:
            // A filter begins with a dot, also in front of a bracket.
            return parts.split(separator: .parsed, omittingEmptySubsequences: false).map { parts in
                let text = parts.map(\.text).joined()
                return text.hasPrefix(".") ? text : "." + text
            }.joined(separator: Part.parsed.text)
        case .brackets:
            let last = parts.split(separator: .parsed, omittingEmptySubsequences: false).last ?? []
            return last.map(\.inBrackets).joined()
        }
    }
}

extension RowPath.Part {
    /// The part as jq writes it after another one: `.name`, `["a b"]` or `[850]`.
    package var text: String {
        switch self {
        case .key(let key) where Self.isIdentifier(key): "." + key
        case .key, .index: inBrackets
        case .parsed: " | fromjson | "
        }
    }

    var inBrackets: String {
        switch self {
        case .key(let key): "[\(Self.quoted(key))]"
        case .index(let index): "[\(index)]"
        case .parsed: ""
        }
    }

    static func isIdentifier(_ key: some StringProtocol) -> Bool {
        guard let first = key.utf8.first, !first.isDigit else { return false }
        return key.utf8.allSatisfy { $0.isDigit || (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "_") }
    }

    /// Returns a text as a string of JSON.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
