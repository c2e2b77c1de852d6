import SwiftCSV

/// Renders records of separated cells. The summary is the first cells on one line; the detail is each cell with the
/// name of its column.
struct RecordRenderer: RowRenderer {
    /// The number of cells in a summary.
    static let summaryCellCount = 4

    let header: RecordHeader

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
        return DocumentRow(
            source,
            summary: summary(of: cells),
            lineLimit: 1,
            detail: detail(of: cells),
            detailHasSummary: true,
            problems: problems
        )
    }

    private func summary(of cells: [String]) -> String {
        let shown = cells.filter { !$0.isEmpty }.prefix(Self.summaryCellCount)
        return shown.isEmpty
            ? "(empty)"
            : shown.joined(separator: SummaryText.separator).onOneLine(limit: SummaryText.lengthLimit)
    }

    private func detail(of cells: [String]) -> String {
        let lines = cells.enumerated().map { "\(header.name(ofColumn: $0.offset)): \($0.element)" }
        let missing = header.names.dropFirst(cells.count).map { "\($0): (missing)" }
        return (lines + missing).joined(separator: "\n")
    }
}
