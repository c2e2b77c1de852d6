import UIKit

extension LevelExpander {
    /// Where the row of an identity is; `nil` if the table does not show it. Looks where it was last, on the screen, and then
    /// by ``locate`` or through all rows: at worst, without ``locate``, that takes time in proportion to their number.
    public func indexPath(for id: ID) -> IndexPath? {
        if let known = places[id], isRow(known), identify(known) == id { return known }
        let found = visibleIndexPath(for: id) ?? (locate.map { $0(id) } ?? search(for: id))
        places[id] = found
        return found
    }

    /// The identity of the row at a point of the table's content.
    func id(at point: CGPoint) -> ID? {
        tableView?.indexPathForRow(at: point).flatMap { identify($0) }
    }

    private func isRow(_ indexPath: IndexPath) -> Bool {
        guard let tableView, indexPath.section < tableView.numberOfSections else { return false }
        return indexPath.row < tableView.numberOfRows(inSection: indexPath.section)
    }

    /// Where the row is if it is on the screen.
    func visibleIndexPath(for id: ID) -> IndexPath? {
        tableView?.indexPathsForVisibleRows?.first { identify($0) == id }
    }

    private func search(for id: ID) -> IndexPath? {
        allIndexPaths.first { identify($0) == id }
    }

    /// All rows, one after the other.
    private var allIndexPaths: some Sequence<IndexPath> {
        let sections = tableView.map { 0..<$0.numberOfSections } ?? 0..<0
        return sections.lazy.flatMap { [tableView] section in
            (0..<(tableView?.numberOfRows(inSection: section) ?? 0)).lazy.map { IndexPath(row: $0, section: section) }
        }
    }

    var allIDs: [ID] { allIndexPaths.compactMap { identify($0) } }
}
