import UIKit
import Unfold

final class FeedViewController: UITableViewController {
    var messages = (0..<30).map { message($0) }
    lazy var expander = RowExpander<Comment.ID>(tableView) { [unowned self] in messages[$0.row].id }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "message")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? CommentCell)?.message.text = messages[indexPath.row].text
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }

    /// A message arrives at the top: what is open stays open, without a word to the expander.
    func receive(_ message: Comment) {
        messages.insert(message, at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    /// A message is deleted, and forgotten.
    func delete(_ id: Comment.ID) {
        guard let row = messages.firstIndex(where: { $0.id == id }) else { return }
        messages.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    private static func message(_ id: Int) -> Comment {
        Comment(id: id, text: (0...id % 7).map { "Line \($0) of message \(id)" }.joined(separator: "\n"))
    }
}
