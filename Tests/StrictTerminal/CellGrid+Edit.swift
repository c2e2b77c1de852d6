import Terminal

extension CellGrid {
    /// Applies a change. What it moves is written again from the texts of the cells.
    package mutating func apply(_ edit: GridEdit) {
        guard size.rows > 0, size.columns > 0 else { return }
        switch edit {
        case .write(let row, let column, let kind, let count, let style):
            let text = CellText(GridText.text(kind, count: min(count, 100)), style: GridText.style(style))
            write(text, row: abs(row % size.rows), column: column % size.columns)
        case .line(let row, let seed):
            writeLine(GridText.line(seed, columns: min(size.columns, 300)), row: abs(row % size.rows))
        case .shift(let row, let end, let count): shift(abs(row % size.rows), abs(end % size.rows), count)
        case .clear(let row, let column): clear(row: abs(row % size.rows), from: abs(column % size.columns))
        case .restyle(let row, let column, let count):
            let first = abs(column % size.columns)
            restyle(row: abs(row % size.rows), columns: first..<first + abs(count % 1000)) {
                CellStyle(
                    foreground: $0.background,
                    background: $0.foreground,
                    attributes: $0.attributes.symmetricDifference(.reversed)
                )
            }
        case .cursor(let row, let column): cursor = GridPosition(row: row, column: column)
        case .hideCursor: cursor = nil
        case .clearAll: for row in 0..<size.rows { clear(row: row, from: 0) }
        }
    }

    private mutating func writeLine(_ line: String, row: Int) {
        var text = CellText(line)
        text.pad(to: size.columns)
        write(text, row: row, column: 0)
    }

    private mutating func clear(row: Int, from column: Int) {
        var blanks = CellText()
        blanks.pad(to: size.columns - column)
        write(blanks, row: row, column: column)
    }

    private mutating func shift(_ first: Int, _ last: Int, _ count: Int) {
        let rows = min(first, last)...max(first, last)
        let old = self
        for row in rows {
            clear(row: row, from: 0)
            if rows.contains(row - count) { copy(row - count, of: old, to: row) }
        }
    }

    private mutating func copy(_ source: Int, of grid: CellGrid, to row: Int) {
        for column in 0..<size.columns {
            guard let (text, style) = grid.cell(at: GridPosition(row: source, column: column)), !text.isEmpty else {
                continue
            }
            write(CellText(text, style: style), row: row, column: column)
        }
    }
}
