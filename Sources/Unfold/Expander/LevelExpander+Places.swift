import UIKit

extension LevelExpander {
    /// Where the row of an identity is; `nil` if the table does not show it. Looks where it was last, on the screen, and then
    /// by ``locate`` or through all rows: at worst, without ``locate``, that takes time in proportion to their number.
    ///
    /// ```swift
    /// if let indexPath = expander.indexPath(for: comment.id) { tableView.reloadRows(at: [indexPath], with: .fade) }
    /// ```
    public func indexPath(for id: ID) -> IndexPath? {
        if let known = places[id], isRow(known), identify(known) == id { return known }
        let found = visibleIndexPath(for: id) ?? (locate.map { $0(id) } ?? search(for: id))
        places[id] = found
        return found
    }

    /// The identity of the row that is seen at a point of the window, though it may be on its way from elsewhere.
    ///
    /// - Parameter part: what of the cell the point has to be in; a cell for which it is `nil` is passed over.
    func id(seenAt point: CGPoint, in part: (UITableViewCell) -> UIView? = { $0 }) -> ID? {
        guard let tableView, let window = tableView.window else { return nil }
        let root = window.layer.presentation() ?? window.layer
        let cell = tableView.visibleCells.first { cell in
            guard let view = part(cell) else { return false }
            let shown = view.layer.presentation() ?? view.layer
            return shown.contains(shown.convert(point, from: root))
        }
        return cell.flatMap(markedID)
    }

    /// The rows on the screen and their cells, from top to bottom; of a table in no window those that have cells.
    var shownRows: [(ID, UITableViewCell)] {
        guard let tableView else { return [] }
        guard tableView.window != nil else {
            // A question about rows would have the table make cells that nobody sees.
            let cells = tableView.subviews.compactMap { $0 as? UITableViewCell }
            return cells.compactMap { cell in markedID(of: cell).map { ($0, cell) } }
        }
        return (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
            guard let cell = tableView.cellForRow(at: path) else { return nil }
            return id(of: cell, at: path).map { ($0, cell) }
        }
    }

    /// The identity of a row on the screen. Only the client knows it of a cell that was not configured.
    private func id(of cell: UITableViewCell, at indexPath: IndexPath) -> ID? {
        RowMark.existing(in: cell) == nil ? identify(indexPath) : markedID(of: cell)
    }

    /// The identity of the row that this expander configured a cell for.
    func markedID(of cell: UITableViewCell) -> ID? {
        guard let mark = RowMark.existing(in: cell), mark.owner === self else { return nil }
        return mark.id?.base as? ID
    }

    /// The identity of the row at an index path: that of its cell, if it has one.
    func shownID(at indexPath: IndexPath) -> ID? {
        guard let cell = tableView?.cellForRow(at: indexPath) else { return identify(indexPath) }
        return id(of: cell, at: indexPath)
    }

    private func isRow(_ indexPath: IndexPath) -> Bool {
        guard let tableView, indexPath.section < tableView.numberOfSections else { return false }
        return indexPath.row < tableView.numberOfRows(inSection: indexPath.section)
    }

    /// Where the row is if it is on the screen.
    func visibleIndexPath(for id: ID) -> IndexPath? {
        tableView?.indexPathsForVisibleRows?.first { shownID(at: $0) == id }
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
