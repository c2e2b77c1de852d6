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

    private static func message(_ id: Int) -> Comment {
        Comment(id: id, text: (0...id % 7).map { "Line \($0) of message \(id)" }.joined(separator: "\n"))
    }
}
