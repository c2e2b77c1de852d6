/// The way to a value inside a JSON value.
package struct JSONPath: Equatable, Sendable {
    /// A step into an object or an array.
    package enum Step: Equatable, Sendable {
        case key(String)
        case index(Int)
        /// From a string to the value of JSON that it contains.
        case parsed
    }

    /// The languages in which a path is written.
    package enum Syntax: String, CaseIterable, Sendable {
        case jq
        case jsonPath = "JSONPath"
        case javaScript = "JavaScript"
        case python = "Python"
    }

    package var steps: [Step]

    package init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// Returns the path in a language. In JavaScript and Python, the whole value is in the variable `data`. JSONPath
    /// can't lead into a string: its path begins at the value that the last one contains.
    package func text(_ syntax: Syntax) -> String {
        let parts = steps.split(separator: .parsed, omittingEmptySubsequences: false)
        let paths = parts.map { $0.map { Self.text($0, syntax) }.joined() }
        switch syntax {
        case .jq: return paths.map { $0.hasPrefix(".") ? $0 : "." + $0 }.joined(separator: " | fromjson | ")
        case .jsonPath: return "$" + (paths.last ?? "")
        case .javaScript: return Self.parsed(paths, by: "JSON.parse")
        case .python: return Self.parsed(paths, by: "json.loads")
        }
    }

    private static func parsed(_ paths: [String], by function: String) -> String {
        let first = "data" + (paths.first ?? "")
        return paths.dropFirst().reduce(first) { "\(function)(\($0))\($1)" }
    }

    private static func text(_ step: Step, _ syntax: Syntax) -> String {
        switch (step, syntax) {
        case (.index(let index), _): "[\(index)]"
        case (.parsed, _): ""
        case (.key(let key), .python): "[\(quoted(key))]"
        case (.key(let key), _) where isName(key): ".\(key)"
        case (.key(let key), .jsonPath): "[\(singleQuoted(key))]"
        case (.key(let key), _): "[\(quoted(key))]"
        }
    }

    /// Whether a key is written without quotes: ASCII letters, digits and underscores.
    private static func isName(_ key: String) -> Bool {
        guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return key.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
        }
    }

    private static func quoted(_ key: String) -> String {
        "\"" + key.unicodeScalars.map { escaped($0, quote: "\"") }.joined() + "\""
    }

    private static func singleQuoted(_ key: String) -> String {
        "'" + key.unicodeScalars.map { escaped($0, quote: "'") }.joined() + "'"
    }

    private static func escaped(_ scalar: Unicode.Scalar, quote: Unicode.Scalar) -> String {
        switch scalar {
        case quote, "\\": return "\\\(scalar)"
        case "\n": return "\\n"
        case "\t": return "\\t"
        case "\r": return "\\r"
        default:
            guard scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}

/// A row of JSON: a value, with its key if it is a member of an object.
package struct JSONRowSource: Sendable {
    /// The key; `nil` if the row is no member of an object.
    package let key: String?
    /// The text of the value, as it is in the file.
    package let value: String

    /// - Parameter source: The text of the row's bytes.
    package init(_ source: String) {
        let bytes = Array(source.utf8)
        var tokens = JSONTokens(bytes).makeIterator()
        guard let first = tokens.next(), first.kind == .string, tokens.next()?.kind == .colon,
            let start = tokens.next()?.bytes.startIndex
        else {
            (key, value) = (nil, source)
            return
        }
        let decoded = JSONString.text(first.bytes[...], .strict)
        key = decoded ?? String(decoding: first.bytes.dropFirst().dropLast(), as: UTF8.self)
        value = String(decoding: bytes[start...], as: UTF8.self)
    }
}
