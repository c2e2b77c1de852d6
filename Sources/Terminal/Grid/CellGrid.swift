/// The contents of a screen: cells in rows and columns, and the cursor.
///
/// A grid is a value. Text gets into it only as `CellText`, so that no cell has a control. What is outside of the grid
/// is left out.
///
/// ```swift
/// var grid = CellGrid(GridSize(columns: 80, rows: 24))
/// let end = grid.write(CellText("app.log"), row: 23, column: 0)
/// grid.cursor = GridPosition(row: 23, column: end)
/// let bytes = ScreenWriter().bytes(from: nil, to: grid)
/// ```
public struct CellGrid: Sendable {
    /// The number of columns and rows.
    public let size: GridSize
    private(set) var rows: [GridRow]
    /// The place of the cursor; `nil` if it is hidden. A place outside of the grid counts as the nearest cell.
    public var cursor: GridPosition?

    /// Creates a grid of blanks without a cursor.
    public init(_ size: GridSize) {
        self.size = size
        rows = Array(repeating: GridRow(columns: size.columns), count: size.rows)
    }

    /// Writes a text into a row, up to the end of the row or a limit. A glyph that doesn't fit is left out, with all
    /// that follows it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - row: The row. Outside of the grid nothing is written.
    ///   - column: The column of the first glyph. Glyphs that begin before the grid are left out.
    ///   - limit: The column before which the text ends; that after the last one by default.
    /// - Returns: The column after the text.
    @discardableResult public mutating func write(_ text: CellText, row: Int, column: Int, limit: Int? = nil) -> Int {
        guard rows.indices.contains(row) else { return column }
        let limit = min(limit ?? size.columns, size.columns)
        var column = column
        for element in text.elements {
            if column >= 0, !rows[row].write(element.glyph, style: element.style, at: column, limit: limit) { break }
            column += element.glyph.width
        }
        return column
    }

    /// Changes the styles of glyphs in a row, which keep their text.
    public mutating func restyle(row: Int, columns: Range<Int>, _ style: (CellStyle) -> CellStyle) {
        guard rows.indices.contains(row) else { return }
        rows[row].restyle(columns, style)
    }

    /// Replaces a row by one of another grid of the same size. Rows outside of the grids are left as they are.
    public mutating func copyRow(_ source: Int, from other: CellGrid, to row: Int) {
        guard other.size == size, rows.indices.contains(row), rows.indices.contains(source) else { return }
        rows[row] = other.rows[source]
    }

    /// Returns the text of a row without the blanks at its end.
    public func text(ofRow row: Int) -> String {
        guard rows.indices.contains(row) else { return "" }
        var text = (0..<size.columns).map { rows[row].text(at: $0) }.joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Returns the text of a cell, which is empty where a glyph continues, and its style.
    public func cell(at position: GridPosition) -> (text: String, style: CellStyle)? {
        guard rows.indices.contains(position.row), (0..<size.columns).contains(position.column) else { return nil }
        let row = rows[position.row]
        return (row.text(at: position.column), row.cells[position.column].style)
    }

    /// Returns the columns of a row on which terminals may disagree: those of contested glyphs.
    public func contestedColumns(ofRow row: Int) -> [Range<Int>] {
        guard rows.indices.contains(row) else { return [] }
        let cells = rows[row].cells
        return cells.indices.compactMap { cells[$0].isContested ? $0..<$0 + cells[$0].width : nil }
    }

    /// The place of the cursor inside the grid.
    var shownCursor: GridPosition? {
        guard let cursor, size.rows > 0, size.columns > 0 else { return nil }
        return GridPosition(
            row: min(max(0, cursor.row), size.rows - 1),
            column: min(max(0, cursor.column), size.columns - 1)
        )
    }
}
