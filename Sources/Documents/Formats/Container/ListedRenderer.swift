/// Renders what a file lists. The summary is the name, and below it the other facts.
struct ListedRenderer: RowRenderer {
    /// The names of the facts that are not shown as such.
    static let (nameKey, problemKey, contentKey, codeKey) = ("name", "problem", "content", "sql")

    let columns: [RecordColumn]
    /// The number of offsets of a row.
    let slot: Int

    private var lines: JSONLinesRenderer { JSONLinesRenderer(survey: nil) }

    func row(_ source: RowSource) -> DocumentRow {
        let members = JSONMembers(source.bytes, isWhole: true).members
        func text(_ name: String) -> String? { members.first { $0.name == name }?.text }
        let name = text(Self.nameKey) ?? ""
        var summary = RoleText(name, .fileName)
        let facts = members.filter {
            ![Self.nameKey, Self.problemKey, Self.contentKey, Self.codeKey].contains($0.name) && !$0.text.isEmpty
        }
        if !facts.isEmpty { summary.append("\n") }
        summary.append(
            facts.map { fact in
                let isSize = fact.name == "size"
                let value = isSize ? Int(fact.text).map { "\($0.grouped) bytes" } ?? fact.text : fact.text
                return RoleText(value, fact.name == "modified" ? .time : isSize ? .number : .secondary)
            }.joined(separator: SummaryText.separator)
        )
        let code = text(Self.codeKey).map { RoleText($0, .code) }
        let hasContent = text(Self.contentKey) == "true" && slot > 0
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: 2,
            detail: hasContent ? nil : code,
            inside: hasContent ? place(in: source) : nil,
            problems: [text(Self.problemKey)].compactMap { $0 }
        )
        row.name = .key(name)
        row.cells = members.filter { ![Self.problemKey, Self.contentKey, Self.codeKey].contains($0.name) }.map { cell in
            var cell = cell
            cell.text = cell.text.withoutLineEnds(limit: SummaryText.lengthLimit)
            if cell.name == "modified" { cell.role = .time }
            return cell
        }
        return row
    }

    private func place(in source: RowSource) -> NestedPlace {
        let space = RowListing.contents(at: source.span.range.lowerBound, slot: slot)
        return NestedPlace(space, .text, isListed: true)
    }

    func fields(_ source: RowSource) -> [RecordField] { lines.fields(source) }

    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String] {
        lines.values(ofFieldsNamed: name, source)
    }

    /// The name without the quotation marks of JSON.
    func value(_ source: RowSource) -> ArraySlice<UInt8> {
        let name = JSONMembers.values(named: Self.nameKey, in: source.bytes).first ?? ""
        return Array(name.utf8)[...]
    }
}
