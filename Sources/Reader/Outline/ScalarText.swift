import Documents

/// Values in lines that begin with a name.
enum ScalarText {
    /// Whether rows of a format begin with their names.
    static func hasNames(_ format: FormatName) -> Bool { format == .yaml || format == .toml }

    /// Returns the value in the source of a row, as it is written; `nil` if it is not on one line.
    static func value(in source: String, named name: RowName, _ format: FormatName) -> String? {
        guard !source.contains(where: \.isNewline) else { return nil }
        var rest = Substring(source).trimmed
        if format == .yaml {
            while rest.hasPrefix("- ") { rest = rest.dropFirst(2).trimmed }
        }
        if case .key(let key) = name {
            let spellings = [key, "\"\(key)\"", "'\(key)'"]
            let sign: Character = format == .yaml ? ":" : "="
            guard let spelling = spellings.first(where: { rest.hasPrefix($0) }) else { return nil }
            rest = rest.dropFirst(spelling.count).trimmed
            guard rest.first == sign else { return nil }
            rest = rest.dropFirst().trimmed
        }
        return String(withoutComment(rest))
    }

    /// Returns a value without the comment after it.
    private static func withoutComment(_ value: Substring) -> Substring {
        let isQuoted = value.first == "\"" || value.first == "'"
        let start =
            isQuoted ? value.dropFirst().lastIndex(of: value.first ?? "\"") ?? value.startIndex : value.startIndex
        guard let end = value[start...].start(of: " #") else { return value }
        return value[..<end].trimmed
    }

    /// Returns a value without the quotation marks around it.
    static func unquoted(_ value: String) -> String {
        guard value.count > 1, let quote = value.first, quote == value.last else { return value }
        switch quote {
        case "\"": return JSONString.text(ofValue: Array(value.utf8)) ?? value
        case "'":
            return String(value.dropFirst().dropLast()).split(separator: "''", omittingEmptySubsequences: false)
                .joined(separator: "'")
        default: return value
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    /// Returns the index at which a text begins.
    fileprivate func start(of text: String) -> Index? {
        indices.first { self[$0...].hasPrefix(text) }
    }
}
