/// The fields of a stanza.
struct Stanza: Sendable {
    struct Field: Sendable {
        var name: Substring
        /// The text after the colon, without white space around it.
        var value: Substring
        /// The lines that continue the field, each with its indentation.
        var continuation: [Substring] = []
    }

    enum Part: Sendable {
        case field(Field)
        /// A line that begins with `#`.
        case comment(Substring)
        /// A line that is neither a field nor the continuation of one.
        case stray(Substring)
    }

    private(set) var parts: [Part] = []
    /// The places of the stray lines. The first line is 0.
    private(set) var strayLines: [Int] = []
    /// The place of the last line.
    private(set) var lastLine = 0

    /// - Parameters:
    ///   - text: The lines of the stanza. A carriage return before a line feed is not part of a line.
    ///   - newline: The byte that ends a line.
    init(_ text: String, newline: UInt8 = UInt8(ascii: "\n")) {
        let end = Unicode.Scalar(newline)
        let lines = text.unicodeScalars.split(separator: end, omittingEmptySubsequences: false).map(Substring.init)
        lastLine = max(0, lines.count - 1)
        for (index, line) in lines.enumerated() { append(line.hasSuffix("\r") ? line.dropLast() : line, at: index) }
    }

    var fields: [Field] {
        parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
    }

    /// Whether the first line that is not a comment is a field, without which the stanza is other text.
    var beginsWithField: Bool {
        for part in parts {
            switch part {
            case .field: return true
            case .stray: return false
            case .comment: continue
            }
        }
        return false
    }

    /// Returns the first field with a name, in any case, that has a value.
    func field(named name: String) -> Field? {
        fields.first { !$0.value.isEmpty && $0.name.lowercased() == name.lowercased() }
    }

    private mutating func append(_ line: Substring, at index: Int) {
        if line.utf8.first?.isBlank == true, case .field(var field)? = parts.last {
            // The list of lines is moved, not copied: a field may have a great many.
            parts.removeLast()
            field.continuation.append(line)
            parts.append(.field(field))
        } else if let field = Self.field(line) {
            parts.append(.field(field))
        } else if line.utf8.first == UInt8(ascii: "#") {
            parts.append(.comment(line))
        } else {
            strayLines.append(index)
            parts.append(.stray(line))
        }
    }

    /// Returns the field that begins on a line: a name of ASCII letters, digits, `-` and `_`, a colon, and a blank or
    /// the end of the line, so that an address such as `https://…` is no field.
    private static func field(_ line: Substring) -> Field? {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
        let name = line[..<colon]
        let isName = name.utf8.allSatisfy { byte in
            byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                || (0x61...0x7A).contains(byte | 0x20)
        }
        let rest = line[line.utf8.index(after: colon)...]
        guard isName, rest.utf8.first?.isBlank ?? true else { return nil }
        let value = rest.drop { $0.isBlank }
        let end = value.lastIndex { !$0.isBlank }.map { value.index(after: $0) } ?? value.startIndex
        return Field(name: name, value: value[..<end])
    }
}
