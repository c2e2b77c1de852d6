import UIKit

/// The connection between the identifiers of rows, their index paths and their cells.
///
/// The table view may insert, delete and move rows without notice, so a known index path is checked before it is used.
@MainActor
final class RowPlaces<ID: Hashable> {
    weak var container: (any RowContainer)?
    /// The outline that decides which rows the table has, if any. It owns the expander of these places.
    weak var outline: ExpansionOutline<ID>?
    /// The object by which these places recognize the cells that their expander configured. The marks of the cells
    /// retain it, so no other object can have its address.
    let owner: AnyObject = Box(())
    /// The remedies for the conduct of the table. Tests take some out.
    var remedies = PlatformRemedies.all
    /// The cells that the expander of these places has configured.
    var cells = ConfiguredCells()
    /// A closure of the client that returns the identifier of the row at an index path.
    let identify: @MainActor (IndexPath) -> ID?
    /// A closure of the client that returns the index path of a row.
    var locate: (@MainActor (ID) -> IndexPath?)?
    /// The last known index paths of rows.
    private var known: [ID: IndexPath] = [:]
    /// The rows that a search of the whole table didn't find. They are removed when they are seen.
    private var absent: Set<ID> = []

    init(_ container: any RowContainer, identify: @escaping @MainActor (IndexPath) -> ID?) {
        self.container = container
        self.identify = identify
    }

    // MARK: Index paths

    /// Returns the index path of a row, or `nil` if the table doesn't have the row.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows in the table, if the row isn't where it was last seen and
    ///   there is no `locate`.
    func indexPath(for id: ID) -> IndexPath? {
        // The known index path may be that of another row after rows were inserted, deleted or moved.
        if let path = known[id], isRow(path), identify(path) == id { return path }
        let found = visibleIndexPath(for: id) ?? (locate.map { $0(id) } ?? allIndexPaths.first { identify($0) == id })
        // A row that is gone keeps its last section.
        if let found { remember(id, at: found) }
        return found
    }

    /// Returns the section of a row, or `nil` if no section is known.
    ///
    /// A row that isn't where it was last seen, because rows were moved or because it was deleted, counts in the
    /// section in which it was last seen. A policy asks for the sections of all open rows at each change, so a search
    /// of the whole table for each of them would cost too much. A row that was never seen is searched for once.
    func section(of id: ID) -> Int? {
        if let locate { return locate(id)?.section }
        if let path = known[id] { return path.section }
        guard !absent.contains(id) else { return nil }
        let found = indexPath(for: id)
        if found == nil { absent.insert(id) }
        return found?.section
    }

    /// Notes the index path of a row.
    func remember(_ id: ID, at indexPath: IndexPath) {
        known[id] = indexPath
        absent.remove(id)
    }

    /// Removes what is known of a row.
    func forget(_ id: ID) {
        known[id] = nil
        absent.remove(id)
    }

    /// The rows whose index paths are known.
    var knownIDs: some Collection<ID> { known.keys }

    /// The identifiers of all rows, in the order of the table.
    var allIDs: [ID] { allIndexPaths.compactMap { identify($0) } }

    private func isRow(_ indexPath: IndexPath) -> Bool {
        guard let container, indexPath.section < container.numberOfSections else { return false }
        return indexPath.row < container.numberOfRows(inSection: indexPath.section)
    }

    /// The index paths of all rows, computed lazily.
    private var allIndexPaths: some Sequence<IndexPath> {
        let sections = container.map { 0..<$0.numberOfSections } ?? 0..<0
        return sections.lazy.flatMap { [container] section in
            (0..<(container?.numberOfRows(inSection: section) ?? 0)).lazy.map { IndexPath(row: $0, section: section) }
        }
    }

    // MARK: Rows on the screen

    /// The rows on the screen with their cells, from top to bottom. For a table without a window,
    /// the rows that have cells.
    var shownRows: [(ID, any RowCell)] {
        guard let container else { return [] }
        guard container.window != nil else {
            // Asking the table for its visible rows would make it create cells that aren't displayed.
            let cells = container.rowCellsInside.filter(isInUse)
            return cells.compactMap { cell in markedID(of: cell).map { ($0, cell) } }
        }
        return (container.indexPathsForVisibleRows ?? []).compactMap { path in
            guard let cell = container.rowCell(at: path) else { return nil }
            return id(of: cell, at: path).map { ($0, cell) }
        }
    }

    /// Returns the rows off the screen with the cells that the table may show again as they are.
    ///
    /// - Parameter shown: The rows on the screen. A cell that was configured for one of them before would take the
    ///   row's detail.
    func unseenRows(except shown: [(ID, any RowCell)]) -> [(ID, any RowCell)] {
        // The cell of a row is the one that was configured for it last.
        let marks = cells.marks.filter { $0.window == nil }.sorted { $0.configuration > $1.configuration }
        guard !marks.isEmpty else { return [] }
        var ids: Set<ID> = []
        for (id, _) in shown { ids.insert(id) }
        var unseen: [(ID, any RowCell)] = []
        for mark in marks {
            guard let cell = mark.cell, let id = id(of: mark), ids.insert(id).inserted else { continue }
            unseen.append((id, cell))
        }
        // Client code is called for the cells, and always in the same order.
        return unseen.reversed()
    }

    /// Calls a closure for rows on the screen and their cells.
    ///
    /// The closure may call client code or lay the table out. Cells that the table replaces meanwhile are skipped: they
    /// would take the details from the cells that replaced them.
    func forEach(_ rows: [(ID, any RowCell)], _ body: (ID, any RowCell) -> Void) {
        for (id, cell) in rows where isInUse(cell) { body(id, cell) }
    }

    /// Returns whether the table shows a row in a cell. It doesn't while the cell fades out.
    func isInUse(_ cell: any RowCell) -> Bool {
        container?.indexPath(of: cell) != nil
    }

    /// Returns the index path of a row if it is on the screen.
    func visibleIndexPath(for id: ID) -> IndexPath? {
        // A row is mostly where it was last seen. A cell may be there although the row isn't on the screen.
        if let container, let path = known[id], let cell = container.rowCell(at: path),
            self.id(of: cell, at: path) == id, !container.rectForRow(at: path).intersection(container.bounds).isEmpty
        {
            return path
        }
        return container?.indexPathsForVisibleRows?.first { shownID(at: $0) == id }
    }

    /// Returns the identifier of the row at an index path, which is that of its cell if it has one.
    func shownID(at indexPath: IndexPath) -> ID? {
        guard let cell = container?.rowCell(at: indexPath) else { return identify(indexPath) }
        return id(of: cell, at: indexPath)
    }

    /// Marks a cell as that of a row, for which it is configured.
    func mark(_ cell: any RowCell, as id: ID) -> RowMark {
        let mark = RowMark.of(cell)
        mark.configuration = cells.add(mark)
        (mark.owner, mark.id) = (owner, Box(id))
        return mark
    }

    /// Returns the identifier of the row for which the expander of these places configured a cell.
    func markedID(of cell: any RowCell) -> ID? {
        RowMark.existing(in: cell).flatMap { id(of: $0) }
    }

    /// Returns the identifier of the row that a mark stands for, if the expander of these places configured its cell.
    func id(of mark: RowMark) -> ID? {
        mark.owner === owner ? (mark.id as? Box<ID>)?.value : nil
    }

    /// Returns the identifier of a row on the screen. If its cell isn't configured, only the client
    /// knows the identifier.
    private func id(of cell: any RowCell, at indexPath: IndexPath) -> ID? {
        guard let mark = RowMark.existing(in: cell) else { return identify(indexPath) }
        return id(of: mark)
    }

    /// Returns the identifier of the row that is visible at a point of the window, even while the row is moving.
    ///
    /// - Parameters:
    ///   - point: A point in the coordinate system of the window.
    ///   - part: A closure that returns the part of a cell that has to contain the point, or `nil` to skip the cell.
    func id(seenAt point: CGPoint, in part: (any RowCell) -> UIView? = { $0 }) -> ID? {
        guard let container, let window = container.window else { return nil }
        let root = window.layer.presentation() ?? window.layer
        let cell = container.visibleRowCells.first { cell in
            guard let view = part(cell) else { return false }
            let shown = view.layer.presentation() ?? view.layer
            return shown.contains(shown.convert(point, from: root))
        }
        return cell.flatMap(markedID)
    }
}
