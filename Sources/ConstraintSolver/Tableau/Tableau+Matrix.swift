/// The coefficients, which are found from their rows and from their columns: each list says where the other one has it.
extension Tableau {
    mutating func coefficient(_ occurrence: Occurrence) -> Double {
        rows.start(occurrence.row)[Int(occurrence.link)].value
    }

    /// Looks a coefficient up; 0 if there is none. Linear in the row.
    mutating func coefficient(_ row: Int32, _ column: Int32) -> Double {
        for entry in rows.elements(row) where entry.index == column { return entry.value }
        return 0
    }

    mutating func append(_ value: Double, to row: Int32, _ column: Int32) {
        let link = Int32(columns.count(column))
        columns.append(Occurrence(row: row, link: Int32(rows.count(row))), to: column)
        rows.append(Entry(index: column, link: link, value: value), to: row)
    }

    /// Takes a coefficient out; the row's last one takes its place.
    mutating func removeEntry(at index: Int, ofRow row: Int32) {
        let removed = rows.start(row)[index]
        removeOccurrence(removed.link, ofColumn: removed.index)
        rows.swapRemove(at: index, from: row)
        guard index < rows.count(row) else { return }
        let moved = rows.start(row)[index]
        columns.start(moved.index)[Int(moved.link)].link = Int32(index)
    }

    /// Takes a row out of a column's list; the last one takes its place.
    mutating func removeOccurrence(_ index: Int32, ofColumn column: Int32) {
        columns.swapRemove(at: Int(index), from: column)
        guard Int(index) < columns.count(column) else { return }
        let moved = columns.start(column)[Int(index)]
        rows.start(moved.row)[Int(moved.link)].link = index
    }
}
