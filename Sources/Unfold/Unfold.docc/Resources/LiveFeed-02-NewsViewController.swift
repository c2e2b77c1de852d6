import UIKit
import Unfold

final class NewsViewController: UITableViewController {
    /// The newest first. The IDs count up, one with each.
    private(set) var news = (0..<40).reversed().map { story($0) }
    lazy var expander = RowExpander<Comment.ID>(tableView) { [unowned self] in news[$0.row].id }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "story")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { news.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
        (cell as? CommentCell)?.message.text = news[indexPath.row].text
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }

    static func story(_ id: Int) -> Comment {
        Comment(id: id, text: (0...id % 7).map { "Line \($0) of story \(id)" }.joined(separator: "\n"))
    }
}
