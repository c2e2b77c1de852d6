import Terminal

/// The list of all keys.
struct ViewerHelp {
    let look: ViewerLook

    /// Draws the list from a line on.
    func draw(into grid: inout CellGrid, from top: Int) {
        let width = ViewerKeys.lines.map { CellText($0.keys, rule: look.rule).width }.max() ?? 0
        for (row, line) in ViewerKeys.lines.dropFirst(top).enumerated() where row < grid.size.rows - 1 {
            var text = CellText(line.keys, style: ViewerLook.bold, rule: look.rule)
            text.pad(to: width + 2)
            text.append(line.title)
            grid.write(text.truncated(to: grid.size.columns, mark: look.cut), row: row, column: 0)
        }
        let end = CellText("Any other key closes this list.", style: ViewerLook.secondary, rule: look.rule)
        grid.write(end.truncated(to: grid.size.columns, mark: look.cut), row: grid.size.rows - 1, column: 0)
        grid.cursor = GridPosition(row: 0, column: 0)
    }
}
