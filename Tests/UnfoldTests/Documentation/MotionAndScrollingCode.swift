import UIKit
import Unfold

/// The code of the article "Motion, anchor and reveal".
@MainActor
enum MotionAndScrollingCode {
    static func motion(_ expander: RowExpander<Int>, _ id: Int) {
        expander.motion = .spring(duration: 0.5, bounce: 0.2)
        expander.motion = .curve(.easeInOut, duration: 0.25)
        expander.set(.expanded, for: id, animated: false)
    }

    static func scrolling(_ expander: RowExpander<Int>, _ id: Int) {
        expander.anchor = .topOfViewport
        expander.reveal = .top
        expander.show(id, at: .middle)
    }

    final class CommentsViewController: UITableViewController {
        var comments: [Comment] = []
        lazy var expander = RowExpander<Comment.ID>(tableView) { [unowned self] in comments[$0.row].id }

        func remove(_ id: Comment.ID) {
            expander.keepingPlace(animated: true) {
                guard let row = comments.firstIndex(where: { $0.id == id }) else { return }
                comments.remove(at: row)
                tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            }
        }
    }

    static func locate(_ expander: RowExpander<Int>, _ rows: [Int: Int]) {
        expander.locate = { id in rows[id].map { IndexPath(row: $0, section: 0) } }
    }
}
