import Foundation

extension IndexPath {
    /// Returns the rows between two rows, and these themselves, in order. Linear in their number.
    ///
    /// - Parameter numberOfRows: Returns the number of rows in a section.
    static func rows(
        from one: IndexPath,
        through other: IndexPath,
        numberOfRows: (_ section: Int) -> Int
    ) -> [IndexPath] {
        let (first, last) = (Swift.min(one, other), Swift.max(one, other))
        return (first.section...last.section).flatMap { section in
            let count = numberOfRows(section)
            let start = section == first.section ? first.row : 0
            let end = section == last.section ? Swift.min(last.row + 1, count) : count
            return (start..<Swift.max(start, end)).map { IndexPath(row: $0, section: section) }
        }
    }

    /// Returns the row in the place of this one after it was deleted; `nil` if its section has no rows.
    func nearestRow(numberOfSections: Int, numberOfRows: (_ section: Int) -> Int) -> IndexPath? {
        guard numberOfSections > 0 else { return nil }
        let section = Swift.min(section, numberOfSections - 1)
        let last = numberOfRows(section) - 1
        return last < 0 ? nil : IndexPath(row: Swift.min(row, last), section: section)
    }
}
