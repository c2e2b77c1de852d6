import UIKit
import Unfold

struct Comment: Identifiable {
    let id: Int
    let text: String
}

final class CommentCell: UITableViewCell, UnfoldingCell {
    let message = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        message.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(message)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            message.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            message.topAnchor.constraint(equalTo: margins.topAnchor),
            message.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    // What differs; the height follows from the constraints.
    func apply(_ level: RowLevel, reason: ExpansionReason) { message.numberOfLines = level == .collapsed ? 3 : 0 }
    // A row none of whose texts is cut off has nothing to unfold.
    var truncatable: [UILabel] { [message] }
}

final class CommentsViewController: UITableViewController {
    let comments = (1...40).map { Comment(id: $0, text: String(repeating: "A comment that goes on. ", count: $0)) }
    // 1. The identifier of a row, wherever the row moves.
    lazy var expander = RowExpander<Comment.ID>(tableView, policy: .accordion) { [unowned self] in comments[$0.row].id }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "comment")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
        (cell as? CommentCell)?.message.text = comments[indexPath.row].text
        expander.configure(cell, at: indexPath)  // 2. The cell shows the level of its row.
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)  // 3. The row unfolds, or folds.
    }
}
