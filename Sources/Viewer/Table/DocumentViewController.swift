import UIKit

/// A file as a table whose rows unfold. Rows are read when they come on the screen.
public final class DocumentViewController: UITableViewController {
    let document: any Document
    private var openRows: Set<Int> = []
    private var rowCache = DocumentRowCache()
    private var observation: DocumentObservation?

    /// How long a row takes to open, in seconds, as a spring that does not bounce.
    private static let duration: TimeInterval = 0.35

    package init(_ document: any Document) {
        self.document = document
        super.init(style: .plain)
        title = document.title
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DocumentCell.self, forCellReuseIdentifier: "row")
        observation = document.observe { [weak self] change in self?.take(change) }
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        observation?.state.rowCount ?? 0
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        observation?.state.notice
    }

    public override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = rowCache.row(at: indexPath.row, of: document)
        (cell as? DocumentCell)?.show(row, isOpen: openRows.contains(row.id))
        return cell
    }

    public override func tableView(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        guard let cell = tableView.cellForRow(at: indexPath) as? DocumentCell else { return nil }
        // A row that already fits has nothing to unfold.
        return cell.unfolds(inRowOf: cell.contentView.bounds.width) ? indexPath : nil
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        toggle(indexPath)
    }

    /// Shows what has become of the document.
    private func take(_ change: DocumentChange) {
        let isNew = change.replacesEverything
        if isNew {
            rowCache = DocumentRowCache()
            openRows = []
        }
        for row in Set(change.changedRows).union(change.removedRows) { rowCache.forget(row) }
        guard !isNew, !change.changesNotice else {
            tableView.reloadData()
            return
        }
        // Rows go only where none come.
        tableView.appendRows(change.insertedRows.count, inSection: 0)
        guard !change.changedRows.isEmpty || !change.removedRows.isEmpty else { return }
        tableView.performBatchUpdates {
            tableView.reconfigureRows(at: change.changedRows.map { IndexPath(row: $0, section: 0) })
            tableView.deleteRows(at: change.removedRows.map { IndexPath(row: $0, section: 0) }, with: .none)
        }
    }

    /// Opens a row or closes it, in one motion with all that is below it.
    private func toggle(_ indexPath: IndexPath) {
        guard let cell = tableView.cellForRow(at: indexPath) as? DocumentCell else { return }
        let id = rowCache.row(at: indexPath.row, of: document).id
        let opens = openRows.remove(id) == nil
        if opens { openRows.insert(id) }
        UIView.animate(springDuration: Self.duration, options: .allowUserInteraction) {
            cell.setOpen(opens)
            tableView.performBatchUpdates(nil) { [weak cell, weak tableView] _ in
                // By then the cell may show another row, or this one may be on its way back.
                guard let cell, cell.isOpen == opens, tableView?.indexPath(for: cell) == indexPath else { return }
                cell.settle()
            }
        }
    }
}
