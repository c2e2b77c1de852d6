import RowGeometry

extension RowGeometry {
    /// Carries the sizes of rows and sections through an update; what is new gets `newRow`.
    mutating func apply(_ edits: [TableEdit], newRow: RowSize) {
        var liftedRows: [Int: RowSize] = [:]
        // Lifted sections wait at the end, in the order of their lifting, since they may have a billion rows.
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
