import Documents
import Reader
import UIKit

/// The rows of a document that its table shows, and the source of its cells.
///
/// The document may have more rows than the table: the table is notified of them on the main thread, some frames later.
@MainActor
final class DocumentRows: NSObject, UITableViewDataSource {
    /// The rows that are visible.
    let outline: RowOutline
    let tableView: UITableView
    /// Returns the open rows.
    var openRows: () -> [DocumentRowID] = { [] }
    /// Returns the current row; `nil` if there is none.
    var currentRow: () -> DocumentRowID? = { nil }
    /// Whether rows of groups are going to be shown.
    var isCatchUpDue = false
    private let document: any Document
    private let configure: (DocumentCell, RowContent, IndexPath) -> Void
    private var cache = DocumentRowCache()
    private var observation: DocumentObservation?
    /// The rows whose members are being counted.
    private var counting: [DocumentRowID: Task<Void, Never>] = [:]
    /// Calls a closure after rows inside other rows were found or shown.
    var onGrowth: () -> Void = {}

    /// - Parameter configure: Shows the content of a row in a cell.
    init(
        _ document: any Document,
        in tableView: UITableView,
        configure: @escaping (DocumentCell, RowContent, IndexPath) -> Void
    ) {
        self.document = document
        self.tableView = tableView
        self.configure = configure
        outline = RowOutline(document)
        super.init()
        outline.onPreparation = { [weak self] in self?.onGrowth() }
        outline.onChange = { [weak self] key, change in self?.take(change, ofGroup: key) }
    }

    /// Calls a closure with each change of the document from now on.
    func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) {
        let observation = document.observe(changed)
        self.observation = observation
        outline.setDocumentCount(observation.state.rowCount)
    }

    /// The state of the document that the table shows; `nil` before the document is observed.
    var state: DocumentState? { observation?.state }

    /// The number of visible rows.
    var count: Int { outline.count }

    /// Updates a table after a change of the document. The cost depends on the rows on the screen, and not on the added
    /// rows.
    func update(with change: DocumentChange) {
        guard !change.replacesEverything, change.old.rowCount > 0 else {
            if change.replacesEverything {
                cache = DocumentRowCache()
                for count in counting.values { count.cancel() }
                counting = [:]
            }
            outline.forgetEverything(count: change.new.rowCount)
            return tableView.reloadData()
        }
        // The rows inside a closed row are not observed, so they change with the row.
        cache.forget(documentRows: Set(change.changedRows).union(change.removedRows))
        let new = outline.setDocumentCount(change.new.rowCount)
        let changed = change.changedRows.compactMap { outline.index(of: DocumentRowID(index: $0)) }
        UIView.performWithoutAnimation {
            // A change removes rows or inserts rows, never both.
            tableView.appendRows(new.inserted.count, inSection: 0)
            if !changed.isEmpty || !new.removed.isEmpty {
                tableView.performBatchUpdates { [tableView] in
                    tableView.reconfigureRows(at: changed.map(Self.path))
                    tableView.deleteRows(at: new.removed.map(Self.path), with: .none)
                }
            }
        }
        for row in change.changedRows { updateGroup(inside: row, ofGroup: 0) }
    }

    /// Reads a row again when it is shown next.
    func forget(_ place: OutlineRuns.Place) {
        if let id = outline.id(of: place) { cache.forget(id) }
    }

    /// Lays out the texts of all rows again, because their fonts have another size.
    func textSizeDidChange() {
        cache = DocumentRowCache()
        UIView.performWithoutAnimation { tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? []) }
    }

    static func path(_ index: Int) -> IndexPath { IndexPath(row: index, section: 0) }

    // MARK: Cells

    /// Counts what the summary of a row does not count exactly, and then shows the row again.
    private func countMembers(ofRowAt index: Int, _ content: RowContent) {
        guard !content.uncounted.isEmpty, let place = outline.runs[index], let id = outline.id(of: place),
            counting[id] == nil, let document = outline.document(ofGroup: place.group)
        else { return }
        let count = document.countingMembers(at: content.uncounted)
        counting[id] = Task { [weak self] in
            await count()
            guard let self, !Task.isCancelled else { return }
            counting[id] = nil
            cache.forget(id)
            guard let index = outline.index(of: id) else { return }
            UIView.performWithoutAnimation { self.tableView.reconfigureRows(at: [Self.path(index)]) }
        }
    }

    /// Ends the counts of rows that are no longer on the screen.
    func stopCounting(_ index: Int) {
        guard !counting.isEmpty, let id = outline.id(at: index) else { return }
        counting.removeValue(forKey: id)?.cancel()
    }

    /// Returns the content of the row at an index; `nil` if there is no such row.
    func content(at index: Int) -> RowContent? {
        guard let place = outline.runs[index], let id = outline.id(of: place),
            let document = outline.document(ofGroup: place.group)
        else { return nil }
        let row = outline.documentRow(of: place)
        return cache.row(id, index: { Self.index(ofRowAt: row, in: document) }) { document.row(at: row) }
    }

    /// Returns the index of an element of an array; `nil` for another row.
    private static func index(ofRowAt row: Int, in document: any Document) -> Int? {
        guard document.format.hasNestedRows, document.format != .parts, document.name(ofRowAt: row) == .index else {
            return nil
        }
        return row
    }

    /// Returns the level of a row of a tree and its place in its group, in words; `nil` for another row.
    func levelText(ofRowAt index: Int) -> String? {
        guard document.format.hasNestedRows, let place = outline.runs[index],
            let group = outline.document(ofGroup: place.group)
        else { return nil }
        let count = place.group == 0 ? outline.list.count(of: outline.documentCount) : group.rowCount
        let isAll = !group.state.isIndexing
        let position = "\((place.row + 1).grouped) of \(isAll ? "" : "at least ")\(count.grouped)"
        return "level \(outline.depth(of: place) + 1), \(position)"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: DocumentCell.identifier, for: indexPath)
        if let cell = cell as? DocumentCell, let content = content(at: indexPath.row) {
            cell.depth = outline.runs[indexPath.row].map(outline.depth) ?? 0
            configure(cell, content, indexPath)
            countMembers(ofRowAt: indexPath.row, content)
        }
        return cell
    }
}
