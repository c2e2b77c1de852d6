import UIKit

final class NewsViewController: UITableViewController {
    /// The newest first. The IDs count up, one with each.
    private(set) var news = (0..<40).reversed().map { story($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "story")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { news.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
        (cell as? CommentCell)?.message.text = news[indexPath.row].text
        return cell
    }

    static func story(_ id: Int) -> Comment {
        Comment(id: id, text: (0...id % 7).map { "Line \($0) of story \(id)" }.joined(separator: "\n"))
    }
}
