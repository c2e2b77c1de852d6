extension RowGeometry {
    /// Returns whether the height of a row is exact.
    public func isMeasured(row: Int, in section: Int) -> Bool {
        location(ofElement: element(ofRow: row, in: section)).entry.isExact
    }

    /// The number of rows whose height is not exact: unmeasured rows, and rows with an estimate of
    /// their own. Constant time.
    public var countOfUnmeasured: Int {
        tree.summary.inexact
    }

    /// Returns the first row at or after a row whose height is not exact, in the same section or a later one.
    ///
    /// `row` may be the number of rows in the section. The search then begins with the next section.
    public func firstUnmeasuredRow(from row: Int, in section: Int) -> (row: Int, section: Int)? {
        let element = elements(ofRows: row..<row, in: section).lowerBound
        let before = countOfInexact(before: element)
        guard let location = tree.location(ofInexact: before) else { return nil }
        return address(ofElement: max(element, location.before.elements), at: location)
    }

    /// Returns the last row before a row whose height is not exact, in the same section or an earlier one.
    ///
    /// `row` may be the number of rows in the section.
    public func lastUnmeasuredRow(before row: Int, in section: Int) -> (row: Int, section: Int)? {
        let element = elements(ofRows: row..<row, in: section).lowerBound
        let before = countOfInexact(before: element)
        guard before > 0, let location = tree.location(ofInexact: before - 1) else { return nil }
        let end = location.before.elements + location.entry.count
        return address(ofElement: min(element, end) - 1, at: location)
    }

    /// Returns the number of rows before an element whose height is not exact.
    private func countOfInexact(before element: Int) -> Int {
        let location = location(ofElement: element)
        let isInexactRow = location.entry.kind.isRows && !location.entry.isExact
        return location.before.inexact + (isInexactRow ? element - location.before.elements : 0)
    }

    /// Returns the row and section of an element that is a row of the entry at `location`.
    private func address(ofElement element: Int, at location: ElementTree.Location) -> (row: Int, section: Int) {
        let section = location.section
        return (element - tree.summary(beforeSection: section).elements - 2, section)
    }
}
