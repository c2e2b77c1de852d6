import Foundation

/// The build settings of a target, in levels: each takes precedence over those before it.
package struct BuildSettings: Sendable {
    private var levels: [[String: String]]

    package init(_ levels: [[String: String]] = []) {
        self.levels = levels
    }

    package mutating func add(_ level: [String: String]) {
        levels.append(level)
    }

    /// The names of all settings, in order.
    package var names: [String] { Set(levels.flatMap(\.keys)).sorted() }

    /// The value of a setting with all references replaced; empty if there is none.
    package subscript(name: String) -> String {
        value(of: name, below: levels.count, through: [])
    }

    /// Returns a text in which references like `$(NAME)` and `${NAME:modifier}` are replaced by values.
    package func expand(_ text: String) -> String {
        expand(text, in: nil, through: [])
    }

    /// The values that a setting contains, separated by spaces.
    package func list(_ name: String) -> [String] {
        self[name].split(separator: " ").map(String.init)
    }

    /// Returns the value of a setting in the levels below one.
    ///
    /// - Parameter path: The settings whose values refer to this one. A setting that refers to itself is empty.
    private func value(of name: String, below limit: Int, through path: Set<String>) -> String {
        guard !path.contains("\(limit) \(name)") else { return "" }
        for level in (0..<limit).reversed() {
            guard let text = levels[level][name] else { continue }
            return expand(text, in: (name, level), through: path.union(["\(limit) \(name)"]))
        }
        return ""
    }

    private func expand(_ text: String, in setting: (name: String, level: Int)?, through path: Set<String>) -> String {
        var (result, rest) = ("", Substring(text))
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            let open = rest.index(after: start)
            guard open < rest.endIndex, let close = ["(": ")", "{": "}"][rest[open]],
                let end = Self.end(of: rest[open...], from: rest[open], to: Character(close))
            else {
                result.append("$")
                rest = rest[open...]
                continue
            }
            // A name may itself contain references.
            let inner = expand(String(rest[rest.index(after: open)..<end]), in: setting, through: path)
            let parts = inner.split(separator: ":").map(String.init)
            let name = parts.first ?? ""
            var value =
                if name == "inherited", let setting {
                    self.value(of: setting.name, below: setting.level, through: path)
                } else {
                    self.value(of: name, below: levels.count, through: path)
                }
            for modifier in parts.dropFirst() { value = Self.apply(modifier, to: value) }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Returns the index of the bracket that closes the first one.
    private static func end(of text: Substring, from open: Character, to close: Character) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func apply(_ modifier: String, to value: String) -> String {
        switch modifier {
        case "c99extidentifier", "identifier":
            let name = String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
            return name.first?.isNumber ?? false ? "_" + name : name
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case _ where modifier.hasPrefix("default="):
            return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
        default: return value
        }
    }
}
