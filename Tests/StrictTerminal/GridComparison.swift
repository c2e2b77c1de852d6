import Terminal

extension StrictTerminal {
    /// Returns the first difference between what the terminal shows and a grid; `nil` if there is none.
    ///
    /// - Parameter depth: The colors that the writer used.
    package func difference(from grid: CellGrid, depth: ColorDepth) -> String? {
        guard grid.size == size else { return "the sizes are \(size) and \(grid.size)" }
        for row in 0..<size.rows {
            // A terminal with other widths is free in the cells of contested glyphs.
            let free = widths == .planned ? [] : grid.contestedColumns(ofRow: row)
            for column in 0..<size.columns where !free.contains(where: { $0.contains(column) }) {
                guard let (text, style) = grid.cell(at: GridPosition(row: row, column: column)) else { continue }
                let shown = cells[row][column]
                let isSame = shown.text.utf8.elementsEqual(text.utf8) && shown.style == depth.shown(style)
                guard !isSame else { continue }
                return "row \(row), column \(column): '\(shown.text)' \(shown.style) instead of '\(text)' \(style)"
            }
        }
        guard size.rows > 0, size.columns > 0, let wanted = grid.cursor else {
            return modes.isSet(25) && size.rows > 0 && size.columns > 0 ? "the cursor is shown" : nil
        }
        let place = GridPosition(
            row: min(max(0, wanted.row), size.rows - 1),
            column: min(max(0, wanted.column), size.columns - 1)
        )
        return cursor == place ? nil : "the cursor is at \(String(describing: cursor)) instead of \(place)"
    }
}

extension ColorDepth {
    /// Returns a style as a terminal of the depth shows it.
    package func shown(_ style: CellStyle) -> CellStyle {
        CellStyle(
            foreground: nearest(style.foreground),
            background: nearest(style.background),
            attributes: style.attributes
        )
    }
}
