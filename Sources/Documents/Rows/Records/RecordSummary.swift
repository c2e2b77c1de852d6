/// A record on two lines: the cell that tells the most, and the others.
struct RecordSummary {
    let text: StyledText
    let lineLimit: Int

    /// - Parameter telling: The cell that tells the most. If it is empty, the first one that is not takes its place.
    init(_ cells: [RecordCell], telling: Int) {
        let head = cells.indices.contains(telling) && !cells[telling].text.isEmpty
            ? telling : cells.firstIndex { !$0.text.isEmpty }
        guard let head else {
            (text, lineLimit) = (StyledText("(empty)", .secondary), 1)
            return
        }
        let limit = SummaryText.lengthLimit
        var all = StyledText(cells[head].text.onOneLine(limit: limit), cells[head].role)
        var rest: [StyledText] = []
        var length = 0
        for (index, cell) in cells.enumerated() where index != head && !cell.text.isEmpty && length < limit {
            let line = cell.text.onOneLine(limit: limit - length)
            length += line.count
            rest.append(StyledText(line, cell.role ?? .secondary))
        }
        if !rest.isEmpty {
            all.append("\n")
            all.append(rest.joined(separator: SummaryText.separator))
        }
        (text, lineLimit) = (all, rest.isEmpty ? 2 : 3)
    }
}
