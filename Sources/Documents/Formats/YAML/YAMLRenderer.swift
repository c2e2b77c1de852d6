/// Renders members and elements. The summary is the value on one line, and what is indented below it is inside.
struct YAMLRenderer: RowRenderer {
    /// Whether the rows are documents.
    let hasDocuments: Bool

    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let node = YAMLNode(source.bytes)
        let start = source.span.range.lowerBound
        let end = source.span.range.upperBound
        var inside: NestedPlace?
        if hasDocuments {
            // The first document needs no mark.
            let first = YAMLLine.isMark(source.bytes) ? node.firstLineEnd : 0
            if let first { inside = NestedPlace(start + first..<end, .yaml) }
        } else if let place = node.inside {
            inside = NestedPlace(start + place..<end, node.isFlow ? .json : .yaml, beginsAtStart: !node.isFlow)
        }
        let name = name(source)
        let lines = LinesSummary(text.text, hasMembers: inside != nil && !node.isFlow, key: ":", named: name)
        return DocumentRow(source, text.text, lines, named: name, inside: inside, problems: text.problems)
    }

    func name(_ source: RowSource) -> RowName {
        if hasDocuments { return .index }
        let node = YAMLNode(source.bytes)
        return node.isElement ? .index : node.key.map { .key($0) } ?? .none
    }
}
