/// Renders records of separated cells. The summary is the most informative cell and, below it, the others; the
/// detail is each cell with the name of its column.
///
/// A record may have as many cells as it has bytes, and a screen has room for a few. Only the first ones become texts.
/// The bytes of the others are rows inside the record, as those of any row that is too long.
struct RecordRenderer: RowRenderer {
    /// The maximum number of cells that are shown on their own.
    static let cellLimit = 1000

    let header: RecordHeader
    let survey: ColumnSurvey

    var columns: [RecordColumn] { survey.columns }

    func fields(_ source: RowSource) -> [RecordField] {
        let cells = cells(of: source)
        guard !cells.hasStrayQuote else { return [] }
        return cells.texts.prefix(header.count(ofCells: cells)).enumerated().map {
            RecordField(name: header.name(ofColumn: $0), value: $1)
        }
    }

    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String] {
        guard let column = header.onlyColumn(named: name) else {
            return fields(source).filter { $0.name == name }.map(\.value)
        }
        let cells = cells(of: source, only: column)
        return cells.hasStrayQuote ? [] : cells.texts
    }

    func number(_ value: String, ofFieldNamed name: String) -> Double? {
        guard !header.decimalCommas.isEmpty, let column = header.names.firstIndex(of: name),
            header.decimalCommas.contains(column)
        else { return nil }
        return DecimalComma.number(value)
    }

    func severity(_ source: RowSource) -> Severity? {
        guard let column = header.severityColumn else { return nil }
        let cells = cells(of: source, only: column)
        return cells.hasStrayQuote ? nil : cells.texts.first.flatMap { Severity(word: $0.utf8) }
    }

    func row(_ whole: RowSource) -> DocumentRow {
        let cells = cells(of: whole)
        var source = whole
        let count = header.count(ofCells: cells)
        let (texts, bytes) = cells.prefix(min(count, Self.cellLimit))
        if texts.count < count, !cells.hasStrayQuote { source.bytes = Array(bytes) }
        let text = RowText(source)
        var problems = text.problems
        guard !cells.hasStrayQuote else {
            problems.append(
                "Line \(source.span.line) has a quote that neither encloses a cell nor is doubled, "
                    + "so its cells are unknown."
            )
            return DocumentRow(source, summary: text.text, lineLimit: 1, detail: nil, problems: problems)
        }
        if !(header.leastCount...header.names.count).contains(count), source.hiddenCount == 0, source.span.flaw == nil {
            problems.append(
                "The record on line \(source.span.line) has \(count) \(count == 1 ? "cell" : "cells"), the header \(header.names.count)."
            )
        }
        let shown = texts.enumerated().map { index, cell in
            RecordCell(
                name: header.name(ofColumn: index),
                text: cell.withoutLineEnds(limit: SummaryText.lengthLimit),
                role: header.role(ofCell: cell, in: index)
            )
        }
        // If no name decides, the first text is more informative than numbers.
        let telling = RecordSummary.namedTelling(shown) ?? shown.firstIndex { $0.role == nil && !$0.text.isEmpty }
        let summary = RecordSummary(shown, telling: telling)
        let lines = detail(of: texts, isCut: source.hiddenCount > 0)
        var row = DocumentRow(
            source,
            summary: summary.text,
            lineLimit: summary.lineLimit,
            detail: lines.joined(separator: "\n"),
            detailHasSummary: true,
            problems: problems
        )
        row.cells = shown
        row.severity = header.severityColumn.flatMap { $0 < texts.count ? Severity(word: texts[$0].utf8) : nil }
        var start = 0
        for line in lines.prefix(texts.count) {
            row.detailCells.append(start..<start + line.count)
            start += line.count + 1
        }
        return row
    }

    private func cells(of source: RowSource, only column: Int? = nil) -> RecordCells {
        let bytes = source.hiddenCount > 0 ? Array(source.bytes.droppingPartialScalar()) : source.bytes
        return RecordCells(bytes, header.dialect, only: column)
    }

    /// Returns a line for each cell, and for each that is missing.
    ///
    /// - Parameter isCut: Whether the record has other cells, which are not missing.
    private func detail(of cells: [String], isCut: Bool) -> [RoleText] {
        var lines: [RoleText] = cells.enumerated().map { index, cell in
            var line = RoleText("\(header.name(ofColumn: index)): ", .key)
            line.append(cell, header.role(ofCell: cell, in: index))
            return line
        }
        guard !isCut else { return lines }
        let missing = header.names.prefix(header.leastCount).dropFirst(cells.count)
        lines += missing.prefix(Self.cellLimit).map { name in
            var line = RoleText("\(name): ", .key)
            line.append("(missing)", .null)
            return line
        }
        if missing.count > Self.cellLimit {
            lines.append(RoleText("(\((missing.count - Self.cellLimit).grouped) more are missing)", .null))
        }
        return lines
    }
}
