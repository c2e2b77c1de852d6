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
        },
        Mistake("an identifier that is twice in a tree") {
            _ = ExpansionTree(ids: ["A", "B"]) { $0 == "A" ? ["B"] : nil }
        },
        Mistake("a row that an outline doesn't have") {
            _ = ExpansionOutline(table().tableView, ExpansionTree(ids: [1])).id(at: [0, 1])
        },
        Mistake("a section that an outline doesn't have") {
            _ = ExpansionOutline(table().tableView, ExpansionTree(ids: [1])).numberOfRows(inSection: 1)
        },
        Mistake("an outline of other identifiers than its data source") {
            let rows = table()
            let source = UITableViewDiffableDataSource<Int, String>(tableView: rows.tableView) { _, _, _ in nil }
            let outline = ExpansionOutline<Int>(rows.tableView)
            // The table doesn't retain its data source.
            withExtendedLifetime(source) { outline.setTree(ExpansionTree(ids: [1])) }
        },
    ]
}
