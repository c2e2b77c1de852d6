/// The matrix of coefficients, with access by row and by column.
///
/// Each entry of a row holds the index of its occurrence in the column's list, and the reverse. So an entry that is
/// known from one list is removed from both in constant time.
extension Tableau {
    mutating func coefficient(_ occurrence: Occurrence) -> Double {
        rows.start(occurrence.row)[Int(occurrence.link)].value
    }

    /// Returns the coefficient of a row in a column, or 0 if there is none, in time linear in the length of the row.
    mutating func coefficient(_ row: Int32, _ column: Int32) -> Double {
        for entry in rows.elements(row) where entry.index == column { return entry.value }
        return 0
    }

    mutating func append(_ value: Double, to row: Int32, _ column: Int32) {
        let link = Int32(columns.count(column))
        columns.append(Occurrence(row: row, link: Int32(rows.count(row))), to: column)
        rows.append(Entry(index: column, link: link, value: value), to: row)
    }

    /// Removes a coefficient. The last one of the row takes its place.
    mutating func removeEntry(at index: Int, ofRow row: Int32) {
        let removed = rows.start(row)[index]
        removeOccurrence(removed.link, ofColumn: removed.index)
        rows.swapRemove(at: index, from: row)
        guard index < rows.count(row) else { return }
        let moved = rows.start(row)[index]
        columns.start(moved.index)[Int(moved.link)].link = Int32(index)
    }

    /// Removes a row from a column's list. The last one of the list takes its place.
    mutating func removeOccurrence(_ index: Int32, ofColumn column: Int32) {
        columns.swapRemove(at: Int(index), from: column)
        guard Int(index) < columns.count(column) else { return }
        let moved = columns.start(column)[Int(index)]
        rows.start(moved.row)[Int(moved.link)].link = index
    }
}
