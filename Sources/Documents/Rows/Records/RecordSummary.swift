/// A record on two lines: the most informative cell, and the others.
struct RecordSummary {
    /// The names, in lower case, of cells that tell the most of a record. Earlier ones tell more.
    private static let tellingNames = [
        "message", "msg", "title", "subject", "name", "full_name", "fullname", "label", "summary", "description",
        "text", "event", "login", "username", "email", "path", "url", "file",
    ]

    /// The roles of values that need no name.
    private static let plainRoles: Set<TextRole> = [.time, .error, .warning, .information, .debug]

    let text: RoleText
    let lineLimit: Int

    /// Makes the summary of some cells. If none is the most informative, they are on one line.
    ///
    /// - Parameter namesOthers: Whether the names of other cells are shown.
    init(_ cells: [RecordCell], telling: Int?, namesOthers: Bool = false) {
        var parts: [RoleText] = []
        var length = 0
        for (index, cell) in cells.enumerated()
        where index != telling && !cell.text.isEmpty && length < SummaryText.lengthLimit {
            var part = RoleText()
            if namesOthers, !(cell.role.map(Self.plainRoles.contains) ?? false) {
                part.append(cell.name + " ", .secondary)
            }
            part.append(
                cell.text.withoutLineEnds(limit: SummaryText.lengthLimit - length),
                cell.role ?? (telling == nil ? nil : .secondary)
            )
            length += part.count
            parts.append(part)
        }
        let others = parts.joined(separator: SummaryText.separator)
        guard let telling else {
            (text, lineLimit) = (others.isEmpty ? RoleText("(empty)", .secondary) : others, 1)
            return
        }
        var all = RoleText(cells[telling].text.withoutLineEnds(limit: SummaryText.lengthLimit), cells[telling].role)
        if !parts.isEmpty {
            all.append("\n")
            all.append(others)
        }
        (text, lineLimit) = (all, parts.isEmpty ? 2 : 3)
    }

    /// Returns the cell whose name is that of the most informative column; `nil` if there is none.
    static func namedTelling(_ cells: [RecordCell]) -> Int? {
        var best: (index: Int, rank: Int)?
        for (index, cell) in cells.enumerated() where !cell.text.isEmpty {
            guard let rank = tellingNames.firstIndex(of: cell.name.lowercased()) else { continue }
            if rank < best?.rank ?? .max { best = (index, rank) }
        }
        return best?.index
    }
}
