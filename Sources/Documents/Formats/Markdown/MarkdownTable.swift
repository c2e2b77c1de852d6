/// A table of Markdown, as of GitHub, with its cells below each other.
struct MarkdownTable {
    private(set) var text = RoleText()

    /// The greatest width of a column, beyond which cells are not aligned.
    private static let widthLimit = 60

    /// - Returns: `nil` for lines of another kind.
    init?(_ lines: [Substring]) {
        guard lines.count > 1, lines[0].contains("|"), Self.isRule(lines[1]) else { return nil }
        let rows = lines.enumerated().filter { $0.offset != 1 && $0.element.contains { !$0.isBlank } }
            .map { Self.cells($0.element).map { MarkdownText($0).text } }
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { column < $0.count ? $0[column].text.count : nil }.filter { $0 <= Self.widthLimit }.max()
                ?? 0
        }
        for (index, row) in rows.enumerated() {
            if index > 0 { text.append("\n") }
            for (column, cell) in row.enumerated() {
                if column > 0 { text.append(" │ ", .secondary) }
                text.append(index == 0 ? RoleText(cell.text, .heading) : cell)
                let gap = widths[column] - cell.text.count
                if gap > 0, column + 1 < row.count { text.append(String(repeating: " ", count: gap)) }
            }
        }
    }

    /// Whether a line is the one between the head and the other rows, such as `| --- | :-: |`.
    private static func isRule(_ line: Substring) -> Bool {
        line.contains("-") && line.contains("|") && line.allSatisfy { "|-: \r\t".contains($0) }
    }

    /// Returns the cells of a row. A bar after a backslash is a character.
    private static func cells(_ line: Substring) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in line.trimmingBlanks() {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        // Bars at the ends enclose the row.
        if cells.count > 1, cells[0].allSatisfy(\.isBlank) { cells.removeFirst() }
        if cells.count > 1, cells[cells.count - 1].allSatisfy(\.isBlank) { cells.removeLast() }
        return cells.map { String($0[...].trimmingBlanks()) }
    }
}

extension Substring {
    fileprivate func trimmingBlanks() -> Substring {
        let start = drop(while: \.isBlank)
        guard let last = start.lastIndex(where: { !$0.isBlank }) else { return "" }
        return start[...last]
    }
}
