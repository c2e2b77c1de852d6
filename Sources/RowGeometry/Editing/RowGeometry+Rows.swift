import Failures

extension RowGeometry {
    /// Sets the size of a row.
    public mutating func setSize(_ size: RowSize, ofRow row: Int, in section: Int) {
        let element = element(ofRow: row, in: section)
        let entry = Entry(size)
        if let word = entry.singleWord, tree.replaceSingle(element: element, with: word) { return }
        tree.replace(element..<element + 1, with: CollectionOfOne(entry))
    }

    /// Gives the same size to a range of rows. The cost does not depend on their number, except for
    /// the entries removed.
    public mutating func setSize(_ size: RowSize, ofRows rows: Range<Int>, in section: Int) {
        let elements = elements(ofRows: rows, in: section)
        tree.replace(elements, with: CollectionOfOne(Entry(size, count: rows.count)))
    }

    /// Inserts rows of one size so that the first one gets the given number. The cost does not
    /// depend on their number.
    public mutating func insertRows(_ count: Int, at row: Int, in section: Int, size: RowSize = .unmeasured) {
        programmerError(
            unless: count >= 0,
            "cannot insert \(count) rows",
            in: "RowGeometry.insertRows(_:at:in:size:)",
            .invalidArgument
        )
        let elements = elements(ofRows: row..<row, in: section)
        tree.replace(elements, with: CollectionOfOne(Entry(size, count: count)))
    }

    /// Deletes a range of rows. The rows after it get lower numbers.
    public mutating func deleteRows(_ rows: Range<Int>, in section: Int) {
        let elements = elements(ofRows: rows, in: section)
        tree.replace(elements, with: EmptyCollection())
    }

    /// Deletes a row.
    public mutating func deleteRow(_ row: Int, in section: Int) {
        deleteRows(row..<row + 1, in: section)
    }

    /// Moves a row so that it gets the number `newRow`, counted after the row has been removed.
    public mutating func moveRow(_ row: Int, in section: Int, to newRow: Int, in newSection: Int) {
        let size = size(ofRow: row, in: section)
        deleteRow(row, in: section)
        insertRows(1, at: newRow, in: newSection, size: size)
    }
}
