/// The dialect that the beginning of a table tells, and the evidence.
///
/// Each delimiter is tried, and each escape of quotes that the text has: the best dialect is the one for which most
/// records have as many cells as the header and, among equals, the one with most cells. A user who names the delimiter
/// or the header is right.
struct TableSurvey {
    private(set) var dialect: TableDialect
    private(set) var preamble: TablePreamble
    /// The cells of the records, the first of which may name the columns.
    private(set) var records: [[String]] = []
    private(set) var hasHeader = true
    private(set) var decimalCommas: Set<Int> = []
    /// Whether the sample is a table even if the name does not say so.
    private(set) var isCertain = false
    /// The findings, with the evidence.
    private(set) var facts: [DocumentFact] = []

    /// The number of records that decide.
    private static let recordLimit = 50
    private static let delimiters: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C, 0x01, TableDialect.unitSeparator]

    init(_ sample: DocumentSample, _ choices: ReadingChoices = ReadingChoices()) {
        let bytes = sample.bytes
        let newline = sample.newline
        preamble = TablePreamble(bytes, newline: newline) { _ in true }
        let terminator = Self.terminator(bytes, newline: newline)
        let named = choices.delimiter ?? preamble.delimiter
        let start = preamble.count
        var best: (trial: Trial, dialect: TableDialect)?
        for delimiter in named.map({ [$0] }) ?? Self.delimiters where named != nil || bytes.contains(delimiter) {
            for escape in Self.escapes(bytes) {
                let dialect = TableDialect(delimiter: delimiter, terminator: terminator, escape: escape)
                let trial = Trial(sample, dialect, from: start, limit: Self.recordLimit)
                if trial.columnCount > 1 || named != nil, best.map({ trial.isBetter(than: $0.trial) }) ?? true {
                    best = (trial, dialect)
                }
            }
        }
        dialect = best?.dialect ?? TableDialect(delimiter: 0x2C, terminator: terminator)
        let columnCount = best?.trial.columnCount ?? 1
        let dialect = dialect
        // A header may begin with a number sign, too. It has as many cells as the records.
        let all = TablePreamble(bytes, newline: newline) { line in
            let cells = RecordCells(Array(line), dialect).count
            return columnCount > 1 ? cells != columnCount : line.dropFirst().first == 0x20
        }
        if all.count != preamble.count { preamble = all }
        let trial = Trial(sample, dialect, from: preamble.count, limit: Self.recordLimit)
        records = trial.records
        let evidence = HeaderEvidence(records)
        hasHeader = choices.hasHeader ?? evidence.hasHeader
        decimalCommas = Self.decimalCommas(records.dropFirst(hasHeader ? 1 : 0), dialect)
        let names = records.first ?? []
        let namesColumns =
            hasHeader && Set(names).count == names.count
            && names.allSatisfy { (1...64).contains($0.count) && Double($0) == nil }
        let isPlain = dialect.delimiter != 0x7C || bytes.first != 0x7C
        isCertain =
            columnCount > 1 && records.count >= 3 && trial.regularity == 1 && namesColumns && isPlain
            && !trial.isProse
        facts = makeFacts(choices, trial, evidence)
    }

    private func makeFacts(_ choices: ReadingChoices, _ trial: Trial, _ evidence: HeaderEvidence) -> [DocumentFact] {
        let isNamed = choices.delimiter != nil
        let share =
            "\(trial.regularCount) of \(max(0, trial.records.count - 1)) records have as many cells as the first"
        var facts = [
            DocumentFact(
                name: "Delimiter",
                value: Self.name(of: dialect.delimiter),
                evidence: isNamed
                    ? "You named it." : preamble.delimiter != nil ? "The first line names it." : share + "."
            )
        ]
        if dialect.terminator == TableDialect.recordSeparator {
            facts.append(DocumentFact(name: "End of records", value: "U+001E", evidence: "The file has it."))
        }
        if dialect.escape == .backslash {
            facts.append(DocumentFact(name: "Quotes inside cells", value: "\\\"", evidence: share + " with it."))
        }
        facts.append(
            DocumentFact(
                name: "Header",
                value: hasHeader ? "the first record" : "none",
                evidence: choices.hasHeader != nil ? "You said so." : evidence.reason
            )
        )
        if !decimalCommas.isEmpty {
            let columns = decimalCommas.sorted().map {
                hasHeader && $0 < (records.first?.count ?? 0) ? records[0][$0] : "\($0 + 1)"
            }
            facts.append(
                DocumentFact(
                    name: "Decimal comma",
                    value: columns.joined(separator: ", "),
                    evidence: "All values of the columns are such numbers."
                )
            )
        }
        return facts
    }

    private static func name(of delimiter: UInt8) -> String {
        switch delimiter {
        case 0x09: "tab"
        case 0x20...0x7E: String(Unicode.Scalar(delimiter))
        default: RowText.plain([delimiter])
        }
    }

    /// Returns the byte that ends records. A record separator does if unit separators are there, too.
    private static func terminator(_ bytes: [UInt8], newline: UInt8) -> UInt8 {
        let hasSeparators = bytes.contains(TableDialect.recordSeparator) && bytes.contains(TableDialect.unitSeparator)
        return hasSeparators ? TableDialect.recordSeparator : newline
    }

    private static func escapes(_ bytes: [UInt8]) -> [TableDialect.QuoteEscape] {
        let hasBackslash = zip(bytes, bytes.dropFirst()).contains { $0 == 0x5C && $1 == 0x22 }
        return hasBackslash ? [.doubled, .backslash] : [.doubled]
    }

    /// Returns the columns all of whose numbers are written with a decimal comma. A number such as `1,234` may be
    /// written in either way, so another column decides for it.
    private static func decimalCommas(_ records: ArraySlice<[String]>, _ dialect: TableDialect) -> Set<Int> {
        let width = records.map(\.count).max() ?? 0
        var (certain, possible): (Set<Int>, Set<Int>) = ([], [])
        var isRuledOut = false
        for column in 0..<width {
            let values = records.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
            if values.contains(where: DecimalComma.isRuledOut(by:)),
                values.allSatisfy({ TextRole(ofValue: $0) == .number })
            {
                isRuledOut = true
            }
            guard !values.isEmpty, values.allSatisfy({ DecimalComma.number($0) != nil }),
                values.contains(where: { $0.contains(",") })
            else { continue }
            if values.contains(where: DecimalComma.isCertain) {
                certain.insert(column)
            } else {
                possible.insert(column)
            }
        }
        return certain.isEmpty || isRuledOut ? certain : certain.union(possible)
    }

    /// The records of a sample in a dialect.
    private struct Trial {
        let records: [[String]]
        let columnCount: Int
        /// The number of records after the first that have as many cells.
        let regularCount: Int
        /// Whether a space follows every delimiter, as in sentences and rarely in tables.
        let isProse: Bool

        init(_ sample: DocumentSample, _ dialect: TableDialect, from start: Int, limit: Int) {
            let bytes = sample.bytes
            let rest = DocumentSample(
                name: sample.name,
                bytes: Array(bytes[min(start, bytes.count)...]),
                isWhole: sample.isWhole
            )
            let spans = rest.spans(RecordScanner(dialect, newline: sample.newline)).prefix(limit)
            records = spans.map { span in
                let cells = RecordCells(Array(rest.bytes[span.range.prefix(RowSpan.byteLimit)]), dialect)
                return cells.hasStrayQuote ? [] : cells.texts
            }
            let width = records.first?.count ?? 0
            columnCount = width
            // A delimiter may end each record and not the header, or the other way round.
            let least = width > 1 && records.first?.last == "" ? width - 1 : width
            regularCount = records.dropFirst().count { cells in
                cells.count == width || cells.count == least || cells.count == width + 1 && cells.last == ""
            }
            isProse = spans.allSatisfy { span in
                span.range.allSatisfy { index in
                    rest.bytes[index] != dialect.delimiter
                        || index + 1 < rest.bytes.count && rest.bytes[index + 1] == 0x20
                }
            }
        }

        var regularity: Double { records.count < 2 ? 1 : Double(regularCount) / Double(records.count - 1) }

        func isBetter(than other: Trial) -> Bool {
            regularity > other.regularity || regularity == other.regularity && columnCount > other.columnCount
        }
    }
}
