import RowGeometry

extension RowGeometry {
    /// Applies an update to the sizes of rows and sections. Inserted rows get the size `newRow`.
    mutating func apply(_ edits: [TableEdit], newRow: RowSize) {
        var liftedRows: [Int: RowSize] = [:]
        // Moved sections wait at the end of the geometry, in the order of their removal. They are not copied out,
        // because a section may have a billion rows.
        var waiting: [Int] = []
        for edit in edits {
            switch edit {
            case .removeRows(let rows, let section):
                deleteRows(rows, in: section)
            case .liftRow(let row, let section, let move):
                liftedRows[move] = size(ofRow: row, in: section)
                deleteRow(row, in: section)
            case .removeSections(let sections):
                deleteSections(sections)
            case .liftSection(let section, let move):
                moveSection(section, to: numberOfSections - 1)
                waiting.append(move)
            case .insertSection(let section, let count):
                let new = Section(
                    numberOfRows: count,
                    rowSize: newRow,
                    header: .estimated(.zero),
                    footer: .estimated(.zero)
                )
                insertSection(new, at: section)
            case .dropSection(let section, let move):
                guard let place = waiting.firstIndex(of: move) else { continue }
                moveSection(numberOfSections - waiting.count + place, to: section)
                waiting.remove(at: place)
            case .replaceRows(let section, let count):
                deleteRows(0..<numberOfRows(in: section), in: section)
                insertRows(count, at: 0, in: section, size: newRow)
            case .insertRows(let rows, let section):
                insertRows(rows.count, at: rows.lowerBound, in: section, size: newRow)
            case .dropRow(let row, let section, let move):
                insertRows(1, at: row, in: section, size: liftedRows[move] ?? newRow)
            }
        }
    }
}
