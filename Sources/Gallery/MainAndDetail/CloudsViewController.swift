import UIKit

/// A tapped row shows its details, and the one that showed them before hides them: the cells' constraints say how high
/// rows are, and reloading both rows animates them.
final class CloudsViewController: UITableViewController {
    private let clouds = Cloud.all
    private var expandedIndexPath: IndexPath? {
        didSet {
            // Both at once, so that one row opens while the other closes.
            tableView.reloadRows(at: [oldValue, expandedIndexPath].compactMap { $0 }, with: .automatic)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 70
        tableView.register(CloudCell.self, forCellReuseIdentifier: "cloud")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        clouds.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cloud", for: indexPath)
        (cell as? CloudCell)?.show(clouds[indexPath.row], isExpanded: indexPath == expandedIndexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        expandedIndexPath = indexPath == expandedIndexPath ? nil : indexPath
    }
}
