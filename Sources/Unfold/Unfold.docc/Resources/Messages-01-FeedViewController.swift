import UIKit

final class FeedViewController: UITableViewController {
    var messages = (0..<30).map { message($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "message")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? CommentCell)?.message.text = messages[indexPath.row].text
        return cell
    }

    private static func message(_ id: Int) -> Comment {
        Comment(id: id, text: (0...id % 7).map { "Line \($0) of message \(id)" }.joined(separator: "\n"))
    }
}
