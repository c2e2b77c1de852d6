import UIKit
import Unfold

/// A table in which tapping a row shows its details and folds the previous row. Details are created
/// when a row unfolds.
final class UnfoldingCloudsViewController: UITableViewController {
    private let clouds = Cloud.all
    private(set) lazy var expander = RowExpander<Cloud.ID>(tableView, policy: .accordion) { [unowned self] in
        clouds[$0.row].id
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UnfoldingCloudCell.self, forCellReuseIdentifier: "cloud")
        let clouds = Dictionary(uniqueKeysWithValues: clouds.map { ($0.id, $0) })
        expander.details = RowDetails { id in clouds[id]?.makeDetailView() ?? UIView() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        clouds.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cloud", for: indexPath)
        (cell as? UnfoldingCloudCell)?.show(clouds[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
