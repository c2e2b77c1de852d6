import UIKit
import Unfold

final class OutlineViewController: UITableViewController {
    private let outline: [Topic] = [
        .topic(
            "Bread",
            .topic(
                "Flour",
                .topic("Wheat rises best, because its gluten holds what the yeast breathes out."),
                .topic("Rye keeps longer.")
            ),
            .topic("Water, no warmer than the hand.")
        ),
        .topic("Salt", .topic("Dried by the sun in shallow pans by the sea, and raked together.")),
    ]
    private(set) lazy var rows = outline
    // The others of a topic's group are those with the same titles but the last.
    lazy var expander = RowExpander<Topic.ID>(tableView, policy: .accordion, scope: .group { $0.dropLast() }) {
        [unowned self] in rows[$0.row].id
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TopicCell.self, forCellReuseIdentifier: "topic")
        expander.updateRows = { [unowned self] _ in updateRows() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
        (cell as? TopicCell)?.show(rows[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }

    /// Brings the rows into line with what is open, and returns the last one that came.
    private func updateRows() -> IndexPath? {
        let old = rows
        rows = outline.flatMap { $0.rows { self.expander[$0] == .expanded } }
        var (came, went) = ([IndexPath](), [IndexPath]())
        for change in rows.map(\.id).difference(from: old.map(\.id)) {
            switch change {
            case .insert(let row, _, _): came.append(IndexPath(row: row, section: 0))
            case .remove(let row, _, _): went.append(IndexPath(row: row, section: 0))
            }
        }
        tableView.deleteRows(at: went, with: .automatic)
        tableView.insertRows(at: came, with: .automatic)
        return came.max()
    }
}
