import Foundation

extension UITableView {
    /// The interaction that selects the texts of the rows; `nil` if there is none.
    var textSelection: TableTextSelection? {
        rare?.interactions.lazy.compactMap { $0 as? TableTextSelection }.first
    }

    var firstRow: IndexPath? {
        (0..<numberOfSections).first { numberOfRows(inSection: $0) > 0 }.map { IndexPath(row: 0, section: $0) }
    }

    var lastRow: IndexPath? {
        (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
            .map { IndexPath(row: numberOfRows(inSection: $0) - 1, section: $0) }
    }

    func row(after row: IndexPath) -> IndexPath? {
        if row.row + 1 < numberOfRows(inSection: row.section) {
            return IndexPath(row: row.row + 1, section: row.section)
        }
        return (row.section + 1..<max(row.section + 1, numberOfSections))
            .first { numberOfRows(inSection: $0) > 0 }.map { IndexPath(row: 0, section: $0) }
    }

    func row(before row: IndexPath) -> IndexPath? {
        if row.row > 0 { return IndexPath(row: row.row - 1, section: row.section) }
        return (0..<row.section).last { numberOfRows(inSection: $0) > 0 }
            .map { IndexPath(row: numberOfRows(inSection: $0) - 1, section: $0) }
    }
}
