import UIKit
import Unfold

final class ThreadsViewController: UITableViewController {
    let threads: [[Comment]] = (0..<4).map { thread in
        (0..<8).map { Comment(id: thread * 8 + $0, text: String(repeating: "I think so too. ", count: $0 * 3 + 1)) }
    }
    lazy var expander = RowExpander<Comment.ID>(tableView, policy: .accordion) {
        [unowned self] in threads[$0.section][$0.row].id
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "comment")
        navigationItem.title = "Comments"
    }

    override func numberOfSections(in tableView: UITableView) -> Int { threads.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        threads[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
        (cell as? CommentCell)?.message.text = threads[indexPath.section][indexPath.row].text
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
