extension FormatName {
    package static let stanzas = FormatName(ofFormat: "rfc822")
}

/// Stanzas of fields as in RFC 822, such as the files of dpkg and the headers of mail. Each stanza, which blank lines
/// end, is a row. A field is a line `Name: value` with the indented lines that continue it.
struct StanzasFormat: DocumentFormat {
    static let name = FormatName.stanzas
    /// A dot that stands for an empty line.
    static let separators = "."
    static let title = "RFC 822 fields"
    static let rowNoun = RowNoun("stanza")
    static let fileExtensions: Set = ["buildinfo", "changes", "dsc", "sources"]
    static let example = """
        Package: zlib1g
        Version: 1:1.2.13
        Depends: libc6 (>= 2.14)
        Description: compression library
         zlib is a library.
         .
         It compresses.

        Package: base
        Conffiles:
         /etc/base 0123
        Version: 12

        """
    // Fields are more than a regularity. A log whose lines begin with "ERROR:" has them, too, and is a log.
    static let highestConfidence = FormatConfidence(rawValue: 0.4)

    /// The stanzas of a sample that are looked at.
    private static let stanzaLimit = 20
    /// The fields that a sample has at least: fewer are found at the start of any text.
    private static let fieldMinimum = 3

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let items = sample.items(StanzaScanner(newline: sample.newline)).prefix(stanzaLimit)
        let stanzas = items.map { Stanza(String(decoding: $0, as: UTF8.self), newline: sample.newline) }
        guard let first = stanzas.first, first.isProper else { return .none }
        // After the header of a mail comes its text.
        if first.hasFields("From", "Subject") || first.hasFields("From", "Date") { return highestConfidence }
        let proper = stanzas.filter { $0.isProper }
        let fieldCount = proper.reduce(0) { $0 + $1.fields.count }
        return 2 * proper.count > stanzas.count && fieldCount >= fieldMinimum ? highestConfidence : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        sample.hasRow(of: StanzaScanner(newline: sample.newline)) {
            Stanza(String(decoding: $0, as: UTF8.self), newline: sample.newline).beginsWithField
        }
    }

    let start: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
    }

    var scanner: StanzaScanner { StanzaScanner(newline: newline, start: start) }

    func renderer(after scanner: StanzaScanner) -> StanzaRenderer { StanzaRenderer(newline: newline) }
}

/// A row begins after a blank line, however long it is.
struct StanzaScanner: LineGroupScanner {
    static let endsAtBlankLine = true

    var state: LineGroupState

    static func begins(_ line: LineSplitter.Line, after group: LineGroup) -> Bool { false }
}

extension Stanza {
    /// Whether the stanza is one of fields and nothing else, with names as programs write them: each begins with a
    /// capital, and few repeat. So the keys of YAML and notes in a text are none.
    fileprivate var isProper: Bool {
        guard !fields.isEmpty, strayLines.isEmpty, fields.allSatisfy({ $0.name.first?.isUppercase == true }) else {
            return false
        }
        return 4 * Set(fields.map { $0.name.lowercased() }).count >= 3 * fields.count
    }

    fileprivate func hasFields(_ names: String...) -> Bool { names.allSatisfy { field(named: $0) != nil } }
}
