import UIKit

/// A feed of messages of different lengths that grows while the user scrolls. Any number of rows can be open.
///
/// The open rows are stored by index, which works only because new rows are appended at the end.
final class MessagesViewController: UITableViewController {
    private static let pageSize = 20

    private var messages = Message.page(after: 0, count: pageSize)
    private var openRows = IndexSet()
    private var isUpdating = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 120
        tableView.separatorInset.left = 68
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.show(messages[indexPath.row], isOpen: openRows.contains(indexPath.row))
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        // A row that shows its whole text can't be selected.
        (tableView.cellForRow(at: indexPath) as? MessageCell)?.unfolds == true ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if openRows.remove(indexPath.row) == nil { openRows.insert(indexPath.row) }
        update { tableView.reloadRows(at: [indexPath], with: .automatic) }
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // The offset also changes before the table has rows, when bars adjust the insets.
        guard scrollView.contentSize.height > 0 else { return }
        let below = scrollView.contentSize.height - scrollView.bounds.maxY
        if below < scrollView.bounds.height { appendPage() }
    }

    private func appendPage() {
        // A closing row may bring the end of the feed into view, and updates can't be nested.
        guard !isUpdating else { return }
        let start = messages.count
        messages += Message.page(after: start, count: Self.pageSize)
        let rows = messages.indices[start...].map { IndexPath(row: $0, section: 0) }
        update { tableView.insertRows(at: rows, with: .none) }
    }

    private func update(_ changes: () -> Void) {
        isUpdating = true
        changes()
        isUpdating = false
    }
}
