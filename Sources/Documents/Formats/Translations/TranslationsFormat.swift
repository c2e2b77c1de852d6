extension FormatName {
    package static let translations = FormatName(ofFormat: "po")
}

/// The translations of GNU gettext. Each entry, which blank lines end, is a row.
struct TranslationsFormat: DocumentFormat {
    static let name = FormatName.translations
    static let title = "translations of gettext"
    static let rowNoun = RowNoun("entry")
    static let separators = #"\"#
    static let fileExtensions: Set = ["po", "pot"]
    static let example = """
        #: a.c:5
        #, fuzzy
        msgid "Hello"
        msgstr "Zoë"

        msgid ""
        "two\\n"
        "lines"
        msgstr[0] "zwei"

        """
    static let highestConfidence = FormatConfidence.begun

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let lines = sample.lines.prefix(DocumentSample.itemLimit)
        let ids = lines.count { $0.starts(with: "msgid \"".utf8) }
        let texts = lines.count { $0.starts(with: "msgstr \"".utf8) || $0.starts(with: "msgstr[".utf8) }
        return ids > 0 && texts > 0 && 8 * (ids + texts) >= lines.count ? highestConfidence : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool { sample.hasLine { $0.starts(with: "msgid".utf8) } }

    let start: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) { (start, newline) = (beginning.start, beginning.newline) }

    var scanner: StanzaScanner { StanzaScanner(newline: newline, start: start) }

    func renderer(after scanner: StanzaScanner) -> TranslationRenderer { TranslationRenderer() }
}

/// Renders entries: the text and its translation. The detail is all lines as they are.
struct TranslationRenderer: RowRenderer {
    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let strings = Self.strings(source.bytes)
        guard let id = strings.first(where: { $0.name == "msgid" }) else {
            return DocumentRow(source, summary: text.text, lineLimit: 3, detail: nil, problems: text.problems)
        }
        let limit = SummaryText.lengthLimit
        // The entry with an empty text is the header of the file.
        var summary = RoleText(id.value.isEmpty ? "(header)" : id.value.withoutLineEnds(limit: limit))
        let translations = strings.filter { $0.name.hasPrefix("msgstr") }.map(\.value)
        let translated = translations.map { RoleText($0.withoutLineEnds(limit: limit), .secondary) }
            .filter { !$0.isEmpty }
        summary.append("\n")
        let isMissing = translated.isEmpty
        summary.append(
            isMissing ? RoleText("(not translated)", .null) : translated.joined(separator: SummaryText.separator)
        )
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: 2,
            detail: RoleText(text.text),
            detailHasSummary: true,
            problems: text.problems
        )
        row.detailIsCode = true
        if Self.isFuzzy(text.text) { row.severity = .warning }
        return row
    }

    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool { true }

    func fields(_ source: RowSource) -> [RecordField] { Self.strings(source.bytes) }

    func severity(_ source: RowSource) -> Severity? { Self.isFuzzy(RowText(source).text) ? .warning : nil }

    /// Whether the translation needs another look.
    private static func isFuzzy(_ text: String) -> Bool {
        text.split(separator: "\n").contains { $0.hasPrefix("#,") && $0.contains("fuzzy") }
    }

    /// Returns the strings of an entry by their keywords.
    private static func strings(_ bytes: [UInt8]) -> [RecordField] {
        var strings: [RecordField] = []
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard line.first != UInt8(ascii: "#"), let quote = line.firstIndex(of: 0x22) else { continue }
            let name = RowText.plain(line[..<quote]).filter { $0 != " " }
            let text = JSONString.text(line[quote...], .relaxed) ?? RowText.plain(line[(quote + 1)...])
            if name.isEmpty, !strings.isEmpty {
                strings[strings.count - 1].value += text
            } else {
                strings.append(RecordField(name: name, value: text))
            }
        }
        return strings
    }
}
