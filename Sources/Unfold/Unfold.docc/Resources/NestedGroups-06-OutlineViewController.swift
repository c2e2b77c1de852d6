import UIKit
import Unfold

final class OutlineViewController: UITableViewController {
    private let topics: [Topic] = [
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
    lazy var outline = ExpansionOutline(tableView, ExpansionTree(topics, children: \.topics))

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TopicCell.self, forCellReuseIdentifier: "topic")
        outline.indentation = .margins(20)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        outline.numberOfRows(inSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
        (cell as? TopicCell)?.title.text = outline.id(at: indexPath).last
        outline.configure(cell, at: indexPath)
        return cell
    }
}
