import UIKit
import Unfold

/// A table in which tapping a row shows the full name below the short one and folds the previous
/// row in the same animation.
final class UnfoldingPioneersViewController: UITableViewController {
    private let pioneers = Pioneer.all
    private(set) lazy var expander = RowExpander<Pioneer.ID>(tableView, policy: .accordion) { [unowned self] in
        pioneers[$0.row].id
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UnfoldingPioneerCell.self, forCellReuseIdentifier: "pioneer")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pioneers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "pioneer", for: indexPath)
        (cell as? UnfoldingPioneerCell)?.show(pioneers[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
