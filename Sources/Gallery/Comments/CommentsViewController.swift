import UIKit

/// A table of comments of different lengths. A closed row has a fixed height, and the open row shows its whole text.
final class CommentsViewController: UITableViewController {
    private let comments = Comment.all
    private var openRow: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "comment")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        comments.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
        (cell as? CommentCell)?.show(comments[indexPath.row], isOpen: indexPath.row == openRow)
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let text = indexPath.row == openRow ? textHeight(indexPath) : CommentLayout.minimumTextHeight
        return text + 2 * CommentLayout.padding
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        // A comment whose text fits into the closed row can't be selected.
        textHeight(indexPath) > CommentLayout.minimumTextHeight ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let previous = openRow
        openRow = indexPath.row == previous ? nil : indexPath.row
        let changed = Set([previous, indexPath.row].compactMap { $0 })
        tableView.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .fade)
    }

    private func textHeight(_ indexPath: IndexPath) -> CGFloat {
        CommentLayout.textHeight(of: comments[indexPath.row].text, inRowOf: tableView.bounds.width)
    }
}
