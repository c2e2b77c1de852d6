import UIKit
import Unfold

/// A table of comments of different lengths, one of which is open. Comments that fit into two lines don't unfold.
final class UnfoldingCommentsViewController: UITableViewController {
    private let comments = Comment.all
    private(set) lazy var expander = RowExpander<Comment.ID>(tableView, policy: .accordion) { [unowned self] in
        comments[$0.row].id
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UnfoldingCommentCell.self, forCellReuseIdentifier: "comment")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        comments.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
        (cell as? UnfoldingCommentCell)?.show(comments[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
