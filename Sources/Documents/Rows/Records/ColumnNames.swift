/// The names of columns on the command line, with commas between them.
///
/// A comma inside quotation marks belongs to a name, as in `items["a,b"]`. A name that is in quotation marks as a whole
/// is what they contain, as in CSV.
package struct ColumnNames {
    package let names: [String]

    package init(_ text: String) {
        names = Self.parts(of: text).compactMap { part in
            let name = Self.trimmed(part)
            return name.isEmpty ? nil : Self.unquoted(name)
        }
    }

    /// Returns the parts between commas outside of quotation marks.
    private static func parts(of text: String) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            guard text[index] == ",", !isQuoted else { continue }
            parts.append(text[start..<index])
            start = text.index(after: index)
        }
        return parts + [text[start...]]
    }

    /// Returns a name without the blanks around it.
    private static func trimmed(_ part: Substring) -> String {
        var name = part.drop(while: \.isWhitespace)
        while name.last?.isWhitespace == true { name.removeLast() }
        return String(name)
    }

    private static func unquoted(_ name: String) -> String {
        guard name.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") else { return name }
        return String(name.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
}
