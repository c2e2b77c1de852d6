import UIKit

/// Bringing the rows of the table in line with the tree and the open groups.
extension ExpansionOutline {
    /// Inserts and deletes the rows that differ. The expander calls this method inside its motion.
    ///
    /// - Parameter changed: The groups whose level has changed, or `nil` if any may have. In a section of a collection
    ///   view, the cost is that of their rows.
    /// - Returns: The last row that was inserted.
    func updateRows(of changed: [ID]? = nil) -> IndexPath? {
        if let changed, case let (isPossible, last) = updateRows(ofGroups: changed), isPossible { return last }
        return updateAllRows()
    }

    private func updateAllRows() -> IndexPath? {
        // The client names placeholders. What it changes meanwhile waits for the answers, or the rows would be computed
        // for levels that are gone.
        let new = expander.queue.asking { layout() }
        let old = content.latest
        defer { loadOpenGroups(in: new) }
        guard let container = expander.container, container.rowSource != nil else {
            content.show(new)
            return nil
        }
        let difference = OutlineDifference(from: old, to: new, firstSection: content.firstSection ?? 0)
        let source = content.source(in: container)
        if difference.isEmpty, source?.shows(new) != false {
            // The table asks for the heights of its rows.
            container.resizeRows()
            return nil
        }
        // A diffable data source has no rows before the first snapshot, and may show an earlier one.
        if content.shown == old, old.isShown(in: container, content.place) { curtains.begin(difference, in: container) }
        if let source {
            content.show(new, in: source)
        } else if let tableView = container as? UITableView {
            tableView.performBatchUpdates {
                self.content.show(new)
                tableView.deleteSections(difference.deletedSections, with: .fade)
                tableView.insertSections(difference.insertedSections, with: .fade)
                tableView.deleteRows(at: difference.deletedRows, with: .fade)
                tableView.insertRows(at: difference.insertedRows, with: .fade)
            }
        }
        return difference.insertedRows.max()
    }

    /// Returns the sections and rows for the groups that are open.
    private func layout() -> OutlineLayout<ID> {
        var placeholders: [ID: ID] = [:]
        let layout = OutlineLayout(tree, content.roots) {
            isOpen($0)
        } placeholder: { group in
            let row = placeholderRow(of: group)
            if let row { placeholders[row] = group }
            return row
        }
        content.placeholders = placeholders
        return layout
    }

    /// Returns the row that an open group shows while its children aren't loaded, or `nil` for none.
    func placeholderRow(of group: ID) -> ID? {
        loader.errors[group].map { failure?(group, $0) } ?? placeholder?(group)
    }

    private func loadOpenGroups(in layout: OutlineLayout<ID>) {
        var wanted: Set<ID> = []
        for section in layout.sections {
            for id in section.rows + [section.header].compactMap({ $0 }) {
                if !tree.isLoaded(id), isOpen(id) { wanted.insert(id) }
            }
        }
        content.loadingGroups = wanted
        loader.update(wanted)
    }

    /// Finishes an update after the table was laid out, inside the motion.
    func rowsAreShown() {
        guard let container = expander.container else { return }
        curtains.draw(in: container)
        updateHeaders()
    }

    /// Returns whether a row has something to unfold, or `nil` if that depends on its cell.
    func unfolds(_ id: ID, _ cell: (any RowCell)?) -> Bool? {
        if tree.isGroup(id) { return true }
        guard tree.contains(id) else { return false }
        guard let cell, expander.presenter.appearance == nil, expander.details == nil, !(cell is any UnfoldingCell)
        else {
            return nil
        }
        return false
    }
}
