import SwiftCSV

/// Renders records of separated cells. The summary is the most informative cell and, below it, the others; the
/// detail is each cell with the name of its column.
struct RecordRenderer: RowRenderer {
    let header: RecordHeader
    let survey: ColumnSurvey

    var columns: [RecordColumn] { survey.columns }

    func fields(_ source: RowSource) -> [RecordField] {
        let records = try? RecordCells.records(in: RowText(source).text, delimiter: header.delimiter)
        return (records ?? []).flatMap { $0 }.enumerated().map { index, cell in
            RecordField(name: header.name(ofColumn: index), value: cell)
        }
    }

    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String] {
        guard source.hiddenCount == 0, let column = header.onlyColumn(named: name),
            let record = PlainRecord(source.bytes, delimiter: header.delimiter, column: column)
        else { return fields(source).filter { $0.name == name }.map(\.value) }
        return record.cell.map { [$0] } ?? []
    }

    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        var problems = text.problems
        let cells: [String]
        do {
            let records = try RecordCells.records(in: text.text, delimiter: header.delimiter)
            cells = records.flatMap { $0 }
            if records.count > 1 {
                problems.append("The record on line \(source.span.line) has a line break outside of quotes.")
            }
        } catch {
            problems.append(
                "Line \(source.span.line) has a quote that neither encloses a cell nor is doubled, "
                    + "so its cells are unknown."
            )
            return DocumentRow(source, summary: text.text, lineLimit: 1, detail: nil, problems: problems)
        }
        if cells.count != header.names.count, source.hiddenCount == 0, source.span.flaw == nil {
            problems.append(
                "The record on line \(source.span.line) has \(cells.count) cells, the header \(header.names.count)."
            )
        }
        let shown = cells.enumerated().map { index, cell in
            let text = cell.onOneLine(limit: SummaryText.lengthLimit)
            return RecordCell(name: header.name(ofColumn: index), text: text, role: TextRole(ofValue: cell))
        }
        // If no name decides, the first text is more informative than numbers.
        let telling = RecordSummary.namedTelling(shown) ?? shown.firstIndex { $0.role == nil && !$0.text.isEmpty }
        let summary = RecordSummary(shown, telling: telling)
        let lines = detail(of: cells)
        var row = DocumentRow(
            source,
            summary: summary.text,
            lineLimit: summary.lineLimit,
            detail: lines.joined(separator: "\n"),
            detailHasSummary: true,
            problems: problems
        )
        row.cells = shown
        var start = 0
        for line in lines.prefix(cells.count) {
            row.detailCells.append(start..<start + line.count)
            start += line.count + 1
        }
        return row
    }

    /// Returns a line for each cell, and for each that is missing.
    private func detail(of cells: [String]) -> [StyledText] {
        var lines: [StyledText] = cells.enumerated().map { index, cell in
            var line = StyledText("\(header.name(ofColumn: index)): ", .key)
            line.append(cell, TextRole(ofValue: cell))
            return line
        }
        lines += header.names.dropFirst(cells.count).map { name in
            var line = StyledText("\(name): ", .key)
            line.append("(missing)", .null)
            return line
        }
        return lines
    }
}
