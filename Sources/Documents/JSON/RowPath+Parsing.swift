/// The reason why a text isn't a path, or why nothing is at a path.
package struct RowPathError: Error, Hashable, CustomStringConvertible {
    /// The reason, with a remedy, as the rest of a sentence.
    package let description: String

    init(_ description: String) { self.description = description }
}

extension RowPath {
    /// Reads a path in jq's form, such as `.items[850].name`, `.["a b"][0]` or `."a b"`. A dollar sign in front is
    /// ignored, so that plain JSONPath can be read, too. `.body | fromjson | .id` leads into a value that a string
    /// contains.
    package init(_ text: String) throws(RowPathError) {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        if rest.hasPrefix("$") { rest.removeFirst() }
        parts = []
        // A name may begin a path.
        var mayBegin = true
        while let first = rest.first {
            if let after = Self.afterParsing(rest) {
                rest = after
                parts.append(.parsed)
                mayBegin = true
                continue
            }
            if first == "." {
                rest.removeFirst()
                if rest.isEmpty, parts.isEmpty || parts.last == .parsed { return }
                if rest.first == "[" { continue }
                if rest.first == "\"" {
                    parts.append(.key(try Self.takeString(&rest)))
                } else {
                    parts.append(.key(try Self.takeName(&rest, in: text)))
                }
            } else if first == "[" {
                rest.removeFirst()
                parts.append(try Self.takeSubscript(&rest, in: text))
            } else if mayBegin {
                parts.append(.key(try Self.takeName(&rest, in: text)))
            } else {
                throw RowPathError("“\(rest)” in it is neither a name nor a bracket; write .items[0].name")
            }
            mayBegin = false
        }
    }

    /// Returns what follows `| fromjson |`, or `| fromjson` at the end; `nil` if a text doesn't begin with it.
    private static func afterParsing(_ rest: Substring) -> Substring? {
        let trimmed = { (text: Substring) in text.drop { $0 == " " } }
        var rest = trimmed(rest)
        guard rest.popFirst() == "|" else { return nil }
        rest = trimmed(rest)
        guard rest.hasPrefix("fromjson") else { return nil }
        rest = trimmed(rest.dropFirst("fromjson".count))
        return rest.isEmpty ? rest : rest.first == "|" ? trimmed(rest.dropFirst()) : nil
    }

    private static func takeName(_ rest: inout Substring, in text: String) throws(RowPathError) -> String {
        let name = rest.prefix { !".[]\"| ".contains($0) }
        guard RowPath.Part.isIdentifier(name) else {
            throw RowPathError(
                name.isEmpty
                    ? "a name is missing after a dot in “\(text)”; write .items[0].name"
                    : "“\(name)” needs quotes and brackets: .[\"\(name)\"]"
            )
        }
        rest.removeFirst(name.count)
        return String(name)
    }

    private static func takeSubscript(_ rest: inout Substring, in text: String) throws(RowPathError) -> Part {
        let part: Part
        if rest.first == "\"" {
            part = .key(try takeString(&rest))
        } else if rest.first == "'", let end = rest.dropFirst().firstIndex(of: "'") {
            part = .key(String(rest[rest.index(after: rest.startIndex)..<end]))
            rest = rest[rest.index(after: end)...]
        } else {
            let number = rest.prefix { $0 != "]" }
            guard let index = Int(number), index >= 0 else {
                throw RowPathError("[\(number)] is neither an index from 0 on nor a key in quotes")
            }
            part = .index(index)
            rest.removeFirst(number.count)
        }
        guard rest.popFirst() == "]" else { throw RowPathError("a “]” is missing in “\(text)”") }
        return part
    }

    /// Takes a string of JSON.
    private static func takeString(_ rest: inout Substring) throws(RowPathError) -> String {
        var end = rest.index(after: rest.startIndex)
        while end < rest.endIndex, rest[end] != "\"" {
            if rest[end] == "\\" { rest.formIndex(after: &end) }
            if end < rest.endIndex { rest.formIndex(after: &end) }
        }
        guard end < rest.endIndex else { throw RowPathError("a quotation mark is missing after \(rest)") }
        let quoted = rest[...end]
        let bytes = Array(quoted.utf8)
        guard JSONSyntax.accepts(bytes), let key = JSONString.text(bytes[...], .strict) else {
            throw RowPathError("\(quoted) is no string of JSON")
        }
        rest = rest[rest.index(after: end)...]
        return key
    }
}
