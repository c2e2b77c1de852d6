import Foundation

extension TableUpdateMap {
    /// The update as a list of steps. O(changes log changes).
    ///
    /// Rows are removed from the last to the first, then sections. Sections are inserted from the first to the last,
    /// then rows. So no step changes the indexes of a later one. Rows that are only reloaded or reconfigured need no
    /// step.
    var edits: [TableEdit] {
        rowRemovals + sectionRemovals + sectionInsertions + rowInsertions
    }

    private var rowRemovals: [TableEdit] {
        var leaving = deletedRows.map { (place: $0.indexPath, move: Int?.none) }
        for (move, row) in movedRows.enumerated() { leaving.append((row.old, move)) }
        leaving.sort { $0.place > $1.place }
        var edits: [TableEdit] = []
        for (place, move) in leaving {
            let (section, row) = (place[0], place[1])
            if let move {
                edits.append(.liftRow(row, section: section, move: move))
            } else if case .removeRows(let range, section)? = edits.last, range.lowerBound == row + 1 {
                edits[edits.count - 1] = .removeRows(row..<range.upperBound, section: section)
            } else {
                edits.append(.removeRows(row..<row + 1, section: section))
            }
        }
        return edits
    }

    private var sectionRemovals: [TableEdit] {
        var leaving = deletedSections.map { (section: $0.section, move: Int?.none) }
        for (move, section) in movedSections.enumerated() { leaving.append((section.old, move)) }
        leaving.sort { $0.section > $1.section }
        var edits: [TableEdit] = []
        for (section, move) in leaving {
            if let move {
                edits.append(.liftSection(section, move: move))
            } else if case .removeSections(let range)? = edits.last, range.lowerBound == section + 1 {
                edits[edits.count - 1] = .removeSections(section..<range.upperBound)
            } else {
                edits.append(.removeSections(section..<section + 1))
            }
        }
        return edits
    }

    private var sectionInsertions: [TableEdit] {
        var coming = insertedSections.map {
            (section: $0.section, edit: TableEdit.insertSection($0.section, numberOfRows: $0.numberOfRows))
        }
        for (move, section) in movedSections.enumerated() {
            coming.append((section.new, .dropSection(section.new, move: move)))
        }
        coming.sort { $0.section < $1.section }
        return coming.map(\.edit)
            + reloadedSections.map { .replaceRows(section: $0.new, numberOfRows: $0.newNumberOfRows) }
    }

    private var rowInsertions: [TableEdit] {
        var coming = insertedRows.map { (place: $0.indexPath, move: Int?.none) }
        for (move, row) in movedRows.enumerated() { coming.append((row.new, move)) }
        coming.sort { $0.place < $1.place }
        var edits: [TableEdit] = []
        for (place, move) in coming {
            let (section, row) = (place[0], place[1])
            if let move {
                edits.append(.dropRow(row, section: section, move: move))
            } else if case .insertRows(let range, section)? = edits.last, range.upperBound == row {
                edits[edits.count - 1] = .insertRows(range.lowerBound..<row + 1, section: section)
            } else {
                edits.append(.insertRows(row..<row + 1, section: section))
            }
        }
        return edits
    }
}
