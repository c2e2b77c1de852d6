/// Renders blocks of Markdown as they read. The summary is the whole block, of which a folded row shows some lines.
struct MarkdownRenderer: RowRenderer {
    private static let lineLimit = 3

    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let block = MarkdownText(text.text).text
        return DocumentRow(
            source,
            summary: block.isEmpty ? StyledText(text.text) : block,
            lineLimit: Self.lineLimit,
            detail: nil,
            problems: text.problems
        )
    }
}
