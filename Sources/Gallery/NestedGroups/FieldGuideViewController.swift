import UIKit
import Unfold

/// An outline of groups that unfold to rows, which can be groups themselves, and of texts that unfold.
///
/// One entry in each group is open. Opening another one inserts and deletes rows in one animation. When a group
/// opens again, its open entries are open again, too.
final class FieldGuideViewController: UITableViewController {
    private(set) var rows = Entry.guide
    private(set) lazy var expander = RowExpander<Entry.ID>(
        tableView,
        policy: .accordion,
        scope: .group { $0.dropLast() }
    ) { [unowned self] in rows[$0.row].id }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
        expander.updateRows = { [unowned self] _ in updateRows() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        (cell as? EntryCell)?.show(rows[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }

    /// Updates the rows for the open entries.
    ///
    /// - Returns: The last row that was inserted.
    private func updateRows() -> IndexPath? {
        let old = rows.map(\.id)
        rows = Entry.guide.flatMap { $0.rows { self.expander[$0] == .expanded } }
        let difference = rows.map(\.id).difference(from: old)
        let came = difference.insertions.map(\.row)
        tableView.deleteRows(at: difference.removals.map(\.row), with: .automatic)
        tableView.insertRows(at: came, with: .automatic)
        return came.max()
    }
}

extension CollectionDifference.Change {
    /// The row that is inserted or deleted.
    fileprivate var row: IndexPath {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): IndexPath(row: offset, section: 0)
        }
    }
}
