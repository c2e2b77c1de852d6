/// Renders rows of plain text. The summary is the whole text, of which a folded row shows some lines.
struct ParagraphRenderer: RowRenderer {
    let lineLimit: Int

    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        var row = DocumentRow(source, summary: text.text, lineLimit: lineLimit, detail: nil, problems: text.problems)
        row.summarySpans = text.spans
        return row
    }
}
