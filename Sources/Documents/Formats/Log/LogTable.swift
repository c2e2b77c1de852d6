/// The columns of a log that names them in a line of its own, as web servers do by the W3C's extended format, and Zeek.
struct LogTable: Sendable, Equatable {
    let names: [String]
    private let separator: UInt8
    let survey: SampledColumns

    /// The beginnings of the lines that name columns.
    private static let directives = ["#Fields:", "#fields\t"].map { Array($0.utf8) }
    private static let columnLimit = 256

    /// Whether a line names columns.
    static func isDirective(_ line: ArraySlice<UInt8>) -> Bool { directives.contains { line.starts(with: $0) } }

    /// - Parameters:
    ///   - lines: The first lines. Lines before the names and lines between the rows begin with `#`.
    ///   - later: Lines from further down, which also determine the widths of the columns.
    init?(_ lines: [ArraySlice<UInt8>], later: [ArraySlice<UInt8>]) {
        guard let index = lines.firstIndex(where: Self.isDirective),
            lines[..<index].allSatisfy({ $0.first == UInt8(ascii: "#") }),
            let directive = Self.directives.first(where: lines[index].starts(with:))
        else { return nil }
        let named = lines[index].dropFirst(directive.count)
        names = named.split { $0.isBlank }.prefix(Self.columnLimit).map { RowText.plain($0) }
        guard !names.isEmpty else { return nil }
        let records = (lines[(index + 1)...] + later).filter { $0.first != UInt8(ascii: "#") }
        // The names have blanks between them also where tabs divide the values.
        separator = records.first?.contains(0x09) ?? named.contains(0x09) ? 0x09 : 0x20
        let separator = separator
        let cells = records.map { record in Self.cells(of: record, separator).map { RowText.plain(record[$0]) } }
        survey = SampledColumns(ColumnSurvey(names: names, records: cells))
    }

    /// Returns the places of the values of a line. A value in quotes may have blanks.
    func cells(of line: ArraySlice<UInt8>) -> [Range<Int>] { Self.cells(of: line, separator) }

    private static func cells(of line: ArraySlice<UInt8>, _ separator: UInt8) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        var start = line.startIndex
        while start <= line.endIndex {
            var end = start
            if separator == 0x20, start < line.endIndex, line[start] == 0x22 {
                end = line[(start + 1)...].firstIndex(of: 0x22) ?? end
            }
            while end < line.endIndex, line[end] != separator { end += 1 }
            // Blanks between values may be several.
            if end > start || separator != 0x20 { cells.append(start..<end) }
            start = end + 1
        }
        return cells
    }

    func name(ofColumn index: Int) -> String { index < names.count ? names[index] : "column \(index + 1)" }
}

/// Renders the lines of a log with named columns. The summary is the values with their names; so is the detail, on a
/// line for each.
struct LogTableRenderer {
    let table: LogTable

    /// - Returns: `nil` for a line that has no values but says something of the file.
    func row(_ source: RowSource) -> DocumentRow? {
        guard let (text, cells) = cells(of: source) else { return nil }
        let summary = RecordSummary(cells, telling: nil, namesOthers: true)
        var detail = RoleText()
        var places: [Range<Int>] = []
        for (index, cell) in cells.enumerated() {
            if index > 0 { detail.append("\n") }
            let start = detail.count
            detail.append(cell.name + ": ", .key)
            detail.append(cell.text, cell.role)
            places.append(start..<detail.count)
        }
        var row = DocumentRow(
            source,
            summary: summary.text,
            lineLimit: summary.lineLimit,
            detail: detail,
            detailHasSummary: true,
            problems: text.problems
        )
        row.cells = cells.map {
            RecordCell(name: $0.name, text: $0.text.withoutLineEnds(limit: SummaryText.lengthLimit), role: $0.role)
        }
        row.detailCells = places
        return row
    }

    func fields(_ source: RowSource) -> [RecordField]? {
        cells(of: source)?.cells.map { RecordField(name: $0.name, value: $0.text) }
    }

    private func cells(of source: RowSource) -> (text: RowText, cells: [RecordCell])? {
        guard source.bytes.first != UInt8(ascii: "#") else { return nil }
        let text = RowText(source)
        let bytes = Array(text.text.utf8)
        let cells = table.cells(of: bytes[...]).enumerated().map { index, place in
            let value = String(decoding: bytes[place], as: UTF8.self)
            return RecordCell(name: table.name(ofColumn: index), text: value, role: TextRole(ofValue: value))
        }
        return (text, cells)
    }
}
