import Documents
import UIKit

/// The rows of a document that its table shows, and the source of its cells.
///
/// The document may have more rows than the table: the table hears of them on the main thread, some frames later.
@MainActor
final class DocumentRows: NSObject, UITableViewDataSource {
    private let document: any Document
    private let configure: (DocumentCell, RowContent, IndexPath) -> Void
    private var cache = DocumentRowCache()
    private var observation: DocumentObservation?

    /// - Parameter configure: Shows the content of a row in a cell.
    init(_ document: any Document, configure: @escaping (DocumentCell, RowContent, IndexPath) -> Void) {
        self.document = document
        self.configure = configure
    }

    /// Calls a closure with each change of the document from now on.
    func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) {
        observation = document.observe(changed)
    }

    /// The state of the document that the table shows; `nil` before the document is observed.
    var state: DocumentState? { observation?.state }

    var count: Int { state?.rowCount ?? 0 }

    /// Updates a table after a change. Costs what is on the screen, however many rows came.
    func update(_ tableView: UITableView, with change: DocumentChange) {
        if change.replacesEverything { cache = DocumentRowCache() }
        guard !change.replacesEverything, change.old.rowCount > 0 else { return tableView.reloadData() }
        for row in Set(change.changedRows).union(change.removedRows) { cache.forget(row) }
        UIView.performWithoutAnimation {
            // A change removes rows or inserts rows, never both.
            tableView.appendRows(change.insertedRows.count, inSection: 0)
            guard !change.changedRows.isEmpty || !change.removedRows.isEmpty else { return }
            tableView.performBatchUpdates {
                tableView.reconfigureRows(at: change.changedRows.map { IndexPath(row: $0, section: 0) })
                tableView.deleteRows(at: change.removedRows.map { IndexPath(row: $0, section: 0) }, with: .none)
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: DocumentCell.identifier, for: indexPath)
        if let cell = cell as? DocumentCell { configure(cell, cache.row(at: indexPath.row, of: document), indexPath) }
        return cell
    }
}
