import UIKit
import Unfold

/// The code of the article "Showing chats and logs".
enum LogsCode {
    final class LogViewController: UITableViewController {
        var lines = (0..<40).map { line($0) }
        lazy var expander = RowExpander<Comment.ID>(tableView) { [unowned self] in lines[$0.row].id }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(CommentCell.self, forCellReuseIdentifier: "line")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
            (cell as? CommentCell)?.message.text = lines[indexPath.row].text
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }

        /// Scrolls to the newest row.
        func showEnd(animated: Bool = false) {
            guard let last = lines.last else { return }
            expander.show(last.id, level: nil, at: .bottom, animated: animated)
        }

        /// Whether the end of the table is on the screen.
        var isAtEnd: Bool {
            let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
            return tableView.bounds.maxY > end - 1
        }

        /// Adds a row at the end. The table follows if the reader is there.
        func append(_ line: Comment) {
            let follows = isAtEnd && !tableView.isTracking
            expander.keepingPlace {
                lines.append(line)
                tableView.insertRows(at: [IndexPath(row: lines.count - 1, section: 0)], with: .none)
            }
            if follows { showEnd() }
        }

        /// Adds older rows at the beginning. The rows on the screen stay in place.
        func prepend(_ older: [Comment]) {
            expander.keepingPlace {
                lines.insert(contentsOf: older, at: 0)
                tableView.insertRows(at: older.indices.map { IndexPath(row: $0, section: 0) }, with: .none)
            }
        }

        /// Removes the oldest rows.
        func trim(to count: Int) {
            let gone = max(0, lines.count - count)
            expander.keepingPlace {
                lines.removeFirst(gone)
                tableView.deleteRows(at: (0..<gone).map { IndexPath(row: $0, section: 0) }, with: .none)
            }
            let kept = Set(lines.map(\.id))
            expander.prune { kept.contains($0) }
        }

        static func line(_ id: Int) -> Comment {
            Comment(id: id, text: (0...abs(id) % 7).map { "Line \($0) of message \(id)" }.joined(separator: "\n"))
        }
    }
}
