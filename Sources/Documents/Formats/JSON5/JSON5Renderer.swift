/// Renders values of JSON5 as those of JSON. Comments come after what they are about.
struct JSON5Renderer: RowRenderer {
    private let values: JSONRenderer

    init(isMember: Bool, hasElements: Bool) {
        values = JSONRenderer(isMember: isMember, hasElements: hasElements, dialect: .relaxed)
    }

    func row(_ source: RowSource) -> DocumentRow {
        guard source.span.flaw?.isAfterEnd != true, !source.bytes.isEmpty else { return values.row(source) }
        let parts = JSON5Row(source.bytes)
        guard let value = parts.value else { return commentRow(source) }
        var row = values.row(plain(source, value))
        if row.inside == nil, parts.hasInnerComments {
            // A value that only looks as if it had members has no rows inside.
            row.detail = RowText.plain(source.bytes)
            (row.detailHasSummary, row.detailIsCode, row.detailSpans) = (true, true, [])
        }
        guard !parts.comments.isEmpty else { return row }
        row.id = source.span.range.lowerBound
        let comments = parts.comments.map { RowText.plain($0) }
        let line = comments.joined(separator: " ").onOneLine(limit: SummaryText.lengthLimit)
        let start = row.summary.utf8.count
        row.summary += SummaryText.separator + line
        row.summarySpans.append(TextSpan(start..<row.summary.utf8.count, .secondary))
        let fits = row.summary.count < SummaryText.lengthLimit && !comments.contains { $0.contains("\n") }
        if row.inside == nil, row.detail != nil || !fits {
            row.detail = RowText.plain(source.bytes)
            (row.detailHasSummary, row.detailIsCode, row.detailSpans) = (true, true, [])
        } else if !fits {
            row.detail = comments.joined(separator: "\n")
            (row.detailHasSummary, row.detailIsCode) = (false, true)
        }
        return row
    }

    func name(_ source: RowSource) -> RowName {
        guard let value = JSON5Row(source.bytes).value else { return .none }
        return values.name(plain(source, value))
    }

    func value(_ source: RowSource) -> ArraySlice<UInt8> {
        guard let place = JSON5Row(source.bytes).value else { return source.bytes[...] }
        let value = values.value(plain(source, place))
        return source.bytes[(place.lowerBound + value.startIndex)..<place.upperBound]
    }

    func fields(_ source: RowSource) -> [RecordField] { values.fields(source) }

    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String] {
        values.values(ofFieldsNamed: name, source)
    }

    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.has(0x5C) || bytes.has(0x1B)
    }

    var hasPaths: Bool { values.hasPaths }

    func cell(at path: RowPath, _ source: RowSource, isWhole: Bool) -> RecordCell? {
        values.cell(at: path, source, isWhole: isWhole)
    }

    /// Returns the part of a row that is a value with its key. A row that is cut has no end.
    private func plain(_ source: RowSource, _ part: Range<Int>) -> RowSource {
        let isCut = source.hiddenCount > 0
        let bytes = Array(source.bytes[part.lowerBound..<(isCut ? source.bytes.count : part.upperBound)])
        let start = source.span.range.lowerBound
        let end = isCut ? source.span.range.upperBound : start + part.upperBound
        let line = source.span.line + source.bytes[..<part.lowerBound].count { $0 == 0x0A }
        let span = RowSpan(start + part.lowerBound..<end, line: line, flaw: source.span.flaw)
        return RowSource(span: span, bytes: bytes)
    }

    private func commentRow(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let line = text.text.onOneLine(limit: SummaryText.lengthLimit)
        let isWhole = source.hiddenCount == 0 && line == text.text
        var row = DocumentRow(
            source,
            summary: line,
            lineLimit: 1,
            detail: isWhole ? nil : text.text,
            detailHasSummary: true,
            problems: text.problems
        )
        row.detailIsCode = true
        row.summarySpans = [TextSpan(0..<row.summary.utf8.count, .secondary)]
        return row
    }
}
