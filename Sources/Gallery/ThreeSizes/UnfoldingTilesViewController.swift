import UIKit
import Unfold

/// A table in which tapping a row changes it from small to medium to large, and back to small.
final class UnfoldingTilesViewController: UITableViewController {
    private let pigments = Pigment.all
    private(set) lazy var expander = LevelExpander<Pigment.ID, TileLevel>(tableView) { [unowned self] in
        pigments[$0.row].id
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.separatorStyle = .none
        tableView.register(UnfoldingTileCell.self, forCellReuseIdentifier: "tile")
        expander.indicator = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pigments.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tile", for: indexPath)
        (cell as? UnfoldingTileCell)?.show(pigments[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
