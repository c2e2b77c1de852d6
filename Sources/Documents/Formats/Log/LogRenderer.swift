/// Renders entries of a log. The summary is the whole entry, of which a folded row shows a line.
struct LogRenderer: RowRenderer {
    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        var row = DocumentRow(source, summary: text.text, lineLimit: 1, detail: nil, problems: text.problems)
        row.severity = Severity(ofLine: text.text)
        return row
    }
}
