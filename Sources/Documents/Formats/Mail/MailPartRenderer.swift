/// Renders fields with their encoded words decoded, parts by their type, and texts as they read. What is encoded is the
/// detail.
struct MailPartRenderer: RowRenderer {
    /// The header of the mail or the part whose inside the rows are, and where that ends.
    let header: MailHeader
    let bodyStart: Int

    func row(_ source: RowSource) -> DocumentRow {
        let start = source.span.range.lowerBound
        if start < bodyStart { return fieldRow(source) }
        if let boundary = header.boundary { return partRow(source, boundary) }
        return textRow(source)
    }

    func name(_ source: RowSource) -> RowName {
        guard source.span.range.lowerBound < bodyStart else { return .index }
        return MailHeader.field(source.bytes[...]).map { .element($0.name) } ?? .index
    }

    private func fieldRow(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let field = MailHeader([UInt8](source.bytes)).fields.first
        var summary = RoleText()
        if let field {
            summary.append("\(field.name): ", .key)
            summary.append(field.value.withoutLineEnds(limit: SummaryText.lengthLimit))
        } else {
            summary.append(text.text, .secondary)
        }
        let isWhole = source.hiddenCount == 0 && summary.text == text.text
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: 3,
            detail: isWhole ? nil : RoleText(text.text),
            detailHasSummary: true,
            problems: text.problems
        )
        row.name = name(source)
        row.detailIsCode = true
        return row
    }

    private func partRow(_ source: RowSource, _ boundary: String) -> DocumentRow {
        let lineEnd = source.bytes.firstIndex(of: 0x0A) ?? source.bytes.count
        let rest = source.bytes[lineEnd...].firstIndex { !$0.isJSONSpace }
        guard source.bytes.starts(with: "--\(boundary)".utf8), rest != nil else {
            // The last boundary, or a text before or after the parts.
            let text = RowText(source)
            let shown = RoleText(text.text, .secondary)
            var row = DocumentRow(source, summary: shown, lineLimit: 3, detail: nil, problems: text.problems)
            row.name = .index
            return row
        }
        // The rows inside begin after the boundary: a row has a place of its own.
        let start = source.span.range.lowerBound + lineEnd + 1
        let part = MailHeader(source.bytes)
        var facts = [RoleText(part.contentType, .key)]
        if let name = part.fileName { facts.append(RoleText(name, .fileName)) }
        if part.contentType.hasPrefix("text/") {
            let body = Array(source.bytes[part.end...])
            let text = MailText.body(body, part.transferEncoding, part.charset) ?? RowText.plain(body)
            facts.append(RoleText(text.onOneLine(limit: SummaryText.lengthLimit / 2)))
        }
        var row = DocumentRow(
            source,
            summary: facts.filter { !$0.isEmpty }.joined(separator: SummaryText.separator),
            lineLimit: 2,
            detail: RoleText(RowText.plain(source.bytes[..<lineEnd]), .secondary),
            inside: NestedPlace(start..<source.span.range.upperBound, .mailParts),
            problems: []
        )
        row.name = .index
        return row
    }

    private func textRow(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let isText = header.contentType.hasPrefix("text/")
        let decoded = isText ? MailText.body(source.bytes, header.transferEncoding, header.charset) : nil
        var row = DocumentRow(
            source,
            summary: decoded ?? text.text,
            // Nobody reads encoded bytes.
            lineLimit: isText ? 0 : 3,
            detail: decoded == nil || decoded == text.text ? nil : text.text,
            problems: text.problems
        )
        row.detailIsCode = true
        row.name = .index
        return row
    }
}
