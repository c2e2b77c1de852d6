import Documents
import Terminal

/// The columns of records that fit on the screen, from the first one that is shown.
struct ColumnPlan {
    /// A column and the number of its cells on the screen.
    private let places: [(index: Int, column: RecordColumn, width: Int)]
    /// The number of columns.
    let count: Int

    /// The blanks between columns.
    private static let gap = 2

    /// - Parameters:
    ///   - first: The first column that is shown.
    ///   - width: The number of cells for all columns. The last one gets what is left.
    init?(_ columns: [RecordColumn], from first: Int, width: Int) {
        guard columns.count > 1 else { return nil }
        count = columns.count
        var (places, used) = ([(index: Int, column: RecordColumn, width: Int)](), 0)
        for (index, column) in columns.enumerated().dropFirst(min(first, columns.count - 1)) {
            guard used < width else { break }
            let isLast = index == columns.count - 1
            let room = isLast && !column.isNumeric ? width - used : min(column.width, width - used)
            places.append((index, column, room))
            used += room + Self.gap
        }
        self.places = places
    }

    /// The names of the columns.
    func header(_ look: ViewerLook) -> CellText {
        line(look) { _, column in CellText(column.name, style: ViewerLook.bold, rule: look.rule) }
    }

    /// Whether a row has cells of half of the columns. Another kind of row has fewer.
    func hasCells(of row: DocumentRow) -> Bool { 2 * row.cells.count >= count }

    /// Returns the cells of a row; `nil` if it is shown as a text.
    func line(_ row: DocumentRow, _ look: ViewerLook, _ matches: ((String) -> [Range<Int>])?) -> CellText? {
        guard hasCells(of: row) else { return nil }
        return line(look) { index, column in
            let isInPlace = row.cells.indices.contains(index) && row.cells[index].name == column.name
            guard let cell = isInPlace ? row.cells[index] : row.cells.first(where: { $0.name == column.name }) else {
                return CellText(rule: look.rule)
            }
            var style = cell.role.map(ViewerLook.style) ?? .plain
            if matches?(cell.text).isEmpty == false { style = style.adding(.reversed) }
            return CellText(cell.text, style: style, rule: look.rule)
        }
    }

    private func line(_ look: ViewerLook, _ cell: (Int, RecordColumn) -> CellText) -> CellText {
        var line = CellText(rule: look.rule)
        var end = 0
        for (index, column, width) in places {
            let text = cell(index, column).truncated(to: width, mark: look.cut)
            if column.isNumeric { line.pad(to: end + width - text.width) }
            line.append(text)
            end += width + Self.gap
            if index != places.last?.index { line.pad(to: end) }
        }
        return line
    }
}
