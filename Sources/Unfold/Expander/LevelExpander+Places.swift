import UIKit

extension LevelExpander {
    /// Returns the index path of a row, or `nil` if the table doesn't have the row.
    ///
    /// The expander looks at the row's last known position, at the rows on the screen, and then calls
    /// ``locate`` or, without it, looks at all rows.
    ///
    /// ```swift
    /// if let indexPath = expander.indexPath(for: comment.id) { tableView.reloadRows(at: [indexPath], with: .fade) }
    /// ```
    ///
    /// - Parameter id: The identifier of the row.
    /// - Returns: The index path of the row in the table.
    /// - Complexity: O(*n*) without ``locate``, where *n* is the number of rows in the table.
    public func indexPath(for id: ID) -> IndexPath? {
        // The cached index path may be that of another row after rows were inserted, deleted or moved.
        if let known = places[id], isRow(known), identify(known) == id { return known }
        let found = visibleIndexPath(for: id) ?? (locate.map { $0(id) } ?? search(for: id))
        places[id] = found
        return found
    }

    /// Returns the identifier of the row that is visible at a point of the window, even while the row is moving.
    ///
    /// - Parameters:
    ///   - point: A point in the coordinate system of the window.
    ///   - part: A closure that returns the part of a cell that has to contain the point, or `nil` to skip the cell.
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

    /// The rows on the screen with their cells, from top to bottom. For a table without a window,
    /// the rows that have cells.
    var shownRows: [(ID, UITableViewCell)] {
        guard let tableView else { return [] }
        guard tableView.window != nil else {
            // Asking the table for its visible rows would make it create cells that aren't displayed.
            let cells = tableView.subviews.compactMap { $0 as? UITableViewCell }.filter(isInUse)
            return cells.compactMap { cell in markedID(of: cell).map { ($0, cell) } }
        }
        return (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
            guard let cell = tableView.cellForRow(at: path) else { return nil }
            return id(of: cell, at: path).map { ($0, cell) }
        }
    }

    /// Calls a closure for rows on the screen and their cells.
    ///
    /// The closure may call client code or lay the table out. Cells that the table replaces meanwhile are skipped: they
    /// would take the details from the cells that replaced them.
    func forEach(_ rows: [(ID, UITableViewCell)], _ body: (ID, UITableViewCell) -> Void) {
        for (id, cell) in rows where isInUse(cell) { body(id, cell) }
    }

    /// Returns whether the table shows a row in a cell. It doesn't while the cell fades out.
    func isInUse(_ cell: UITableViewCell) -> Bool {
        tableView?.indexPath(for: cell) != nil
    }

    /// Returns the identifier of a row on the screen. If its cell isn't configured, only the client
    /// knows the identifier.
    private func id(of cell: UITableViewCell, at indexPath: IndexPath) -> ID? {
        RowMark.existing(in: cell) == nil ? identify(indexPath) : markedID(of: cell)
    }

    /// Returns the identifier of the row for which this expander configured a cell.
    func markedID(of cell: UITableViewCell) -> ID? {
        guard let mark = RowMark.existing(in: cell), mark.owner === self else { return nil }
        return mark.id?.base as? ID
    }

    /// Returns the identifier of the row at an index path, which is that of its cell if it has one.
    func shownID(at indexPath: IndexPath) -> ID? {
        guard let cell = tableView?.cellForRow(at: indexPath) else { return identify(indexPath) }
        return id(of: cell, at: indexPath)
    }

    private func isRow(_ indexPath: IndexPath) -> Bool {
        guard let tableView, indexPath.section < tableView.numberOfSections else { return false }
        return indexPath.row < tableView.numberOfRows(inSection: indexPath.section)
    }

    /// Returns the index path of a row if it is on the screen.
    func visibleIndexPath(for id: ID) -> IndexPath? {
        tableView?.indexPathsForVisibleRows?.first { shownID(at: $0) == id }
    }

    private func search(for id: ID) -> IndexPath? {
        allIndexPaths.first { identify($0) == id }
    }

    /// The index paths of all rows, computed lazily.
    private var allIndexPaths: some Sequence<IndexPath> {
        let sections = tableView.map { 0..<$0.numberOfSections } ?? 0..<0
        return sections.lazy.flatMap { [tableView] section in
            (0..<(tableView?.numberOfRows(inSection: section) ?? 0)).lazy.map { IndexPath(row: $0, section: section) }
        }
    }

    var allIDs: [ID] { allIndexPaths.compactMap { identify($0) } }
}
