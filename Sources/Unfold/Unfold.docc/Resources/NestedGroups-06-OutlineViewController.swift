import UIKit

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

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TopicCell.self, forCellReuseIdentifier: "topic")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
        (cell as? TopicCell)?.show(rows[indexPath.row])
        return cell
    }
}
