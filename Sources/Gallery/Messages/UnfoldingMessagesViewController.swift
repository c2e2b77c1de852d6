import UIKit
import Unfold

/// A feed of messages of different lengths that grows while the user scrolls. Any number of rows can be open.
///
/// The expander stores the levels by message, so rows can be inserted anywhere.
final class UnfoldingMessagesViewController: UITableViewController {
    private static let pageSize = 20

    private var messages = Message.page(after: 0, count: pageSize)
    private var isGrowing = false
    private(set) lazy var expander = RowExpander<Message.ID>(tableView) { [unowned self] in messages[$0.row].id }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        // The separators begin at the text, beside the portrait.
        tableView.separatorInsetReference = .fromAutomaticInsets
        tableView.separatorInset.left = Portrait.side + 12
        tableView.register(UnfoldingMessageCell.self, forCellReuseIdentifier: "message")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? UnfoldingMessageCell)?.show(messages[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // A folding row also changes the scroll position. Only scrolling by the user loads the next page.
        guard scrollView.isDragging || scrollView.isDecelerating, !isGrowing else { return }
        let below = scrollView.contentSize.height - scrollView.bounds.maxY
        if below < scrollView.bounds.height { appendPage() }
    }

    private func appendPage() {
        isGrowing = true
        let start = messages.count
        messages += Message.page(after: start, count: Self.pageSize)
        tableView.insertRows(at: messages.indices[start...].map { IndexPath(row: $0, section: 0) }, with: .none)
        isGrowing = false
    }
}
