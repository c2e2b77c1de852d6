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
}
