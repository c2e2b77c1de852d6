import UIKit

/// A table in which tapping a row shows its details and hides those of the previous row.
///
/// The cells' constraints determine the heights of the rows. Reloading both rows animates the change.
final class CloudsViewController: UITableViewController {
    private let clouds = Cloud.all
    private var expandedIndexPath: IndexPath? {
        didSet {
            // Both rows are reloaded together, so that one opens while the other closes.
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
