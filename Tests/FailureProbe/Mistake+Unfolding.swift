import UIKit
import Unfold

extension Mistake {
    private enum Size: String, ExpansionLevel { case small, large }

    private final class Cell: UITableViewCell, UnfoldingCell {
        func apply(_ level: Size, reason: ExpansionReason) {}
    }

    static let unfolding = [
        Mistake("a cell that unfolds by other levels than its expander") {
            let rows = table()
            let expander = RowExpander<Int>(rows.tableView) { $0.row }
            expander.configure(Cell(style: .default, reuseIdentifier: nil), at: [0, 0])
        }
    ]
}
