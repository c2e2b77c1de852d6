import UIKit
import Unfold

extension Mistake {
    private enum Size: String, ExpansionLevel { case small, large }

    private final class Cell: UITableViewCell, UnfoldingCell {
        func apply(_ level: Size, reason: ExpansionReason) {}
    }

    /// A table with a diffable data source of one text, which the table doesn't retain.
    private static func diffableRows() -> (UITableViewController, UITableViewDiffableDataSource<Int, String>) {
        let rows = table()
        let source = UITableViewDiffableDataSource<Int, String>(tableView: rows.tableView) { _, _, _ in
            UITableViewCell()
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["A"])
        source.apply(snapshot, animatingDifferences: false)
        return (rows, source)
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
        Mistake("an outline of other identifiers than the data source of its collection view") {
            let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
            let outline = ExpansionOutline<Int>(list, section: 0)
            // The collection view doesn't retain its data source.
            withExtendedLifetime(source) { outline.setTree(ExpansionTree(ids: [1])) }
        },
        Mistake("an expander of other identifiers than its diffable data source") {
            let (rows, source) = diffableRows()
            let expander = RowExpander<Int>(diffable: rows.tableView)
            withExtendedLifetime(source) { _ = expander.level(at: [0, 0]) }
        },
        Mistake("an expander of other items than its diffable data source") {
            let (rows, source) = diffableRows()
            let expander = RowExpander<Int>(diffable: rows.tableView) { (item: Int) in item }
            withExtendedLifetime(source) { _ = expander.level(at: [0, 0]) }
        },
    ]
}
