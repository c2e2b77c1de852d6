/// The role of a part of a text. It decides the color in which the part is shown.
package enum TextRole: Sendable, Hashable, CaseIterable {
    /// The name of a field.
    case key
    /// Facts around the text that is read first.
    case secondary
    case number, boolean, null, time, source
    /// The severity of an entry of a log.
    case error, warning, information, debug
    /// Lines of a difference between two files.
    case addition, removal, hunk, fileName
    case heading, code, link
    /// Words that stand out.
    case strong
    /// The colors of terminals.
    case red, green, yellow, blue, magenta, cyan, gray

    init(_ severity: Severity) {
        self =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .information: .information
            case .debug: .debug
            }
    }
}

/// A part of a text that has a role.
package struct TextSpan: Sendable, Hashable {
    /// The part, in bytes of UTF-8.
    package var range: Range<Int>
    package var role: TextRole

    package init(_ range: Range<Int>, _ role: TextRole) {
        self.range = range
        self.role = role
    }

    /// Returns the role of the key with which a row's summary begins, up to a sign and the blanks after it; none if the
    /// summary does not begin with the key.
    static func key(before sign: Character, in summary: String, named name: RowName) -> [TextSpan] {
        guard case .key(let key) = name else { return [] }
        let isQuoted = summary.hasPrefix("\"") || summary.hasPrefix("'")
        guard summary.dropFirst(isQuoted ? 1 : 0).hasPrefix(key) else { return [] }
        let rest = summary.dropFirst(key.count + (isQuoted ? 2 : 0)).drop { $0 == " " }
        guard rest.first == sign else { return [] }
        let value = rest.dropFirst().drop { $0 == " " }
        return [TextSpan(0..<summary.utf8.distance(from: summary.startIndex, to: value.startIndex), .key)]
    }
}
