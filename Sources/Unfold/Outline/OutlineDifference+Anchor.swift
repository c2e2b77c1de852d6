import Foundation

extension OutlineDifference {
    /// Returns the place after the update of what precedes adjacent rows that are deleted: the index path of a row, or
    /// the index of a section whose header precedes them.
    ///
    /// - Parameter row: The first of the rows.
    func newAnchor(ofDeleted row: IndexPath) -> IndexPath? {
        Self.anchor(of: row, leaving: (deletedSections, deletedRows), coming: (insertedSections, insertedRows))
    }

    /// Returns the place before the update of what precedes adjacent rows that are inserted.
    ///
    /// - Parameter row: The first of the rows.
    func oldAnchor(ofInserted row: IndexPath) -> IndexPath? {
        Self.anchor(of: row, leaving: (insertedSections, insertedRows), coming: (deletedSections, deletedRows))
    }

    private typealias Elements = (sections: IndexSet, rows: [IndexPath])

    /// Returns the place on the other side of the update of the element before a row that is only on one side.
    private static func anchor(of row: IndexPath, leaving: Elements, coming: Elements) -> IndexPath? {
        guard !leaving.sections.contains(row.section) else { return nil }
        let section = index(of: row.section, without: Array(leaving.sections), with: Array(coming.sections))
        guard row.row > 0 else { return IndexPath(index: section) }
        let other = index(
            of: row.row - 1,
            without: leaving.rows.filter { $0.section == row.section }.map(\.row),
            with: coming.rows.filter { $0.section == section }.map(\.row)
        )
        return IndexPath(row: other, section: section)
    }

    /// Returns the index of an element that stays after others have left and others have come. The indices are in
    /// ascending order.
    private static func index(of old: Int, without leaving: [Int], with coming: [Int]) -> Int {
        var index = old - leaving.prefix { $0 < old }.count
        for other in coming where other <= index { index += 1 }
        return index
    }
}
