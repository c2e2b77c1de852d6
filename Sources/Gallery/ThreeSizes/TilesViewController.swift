import UIKit

/// A table in which tapping a tile changes its height constraint in a batch update without row changes.
///
/// The table updates the height of the row in an animation. No cell is reloaded, so nothing flickers.
final class TilesViewController: UITableViewController {
    private let pigments = Pigment.all
    /// The sizes by row. They aren't stored in the cells, because cells are reused.
    private lazy var sizes = pigments.map { _ in TileSize.small }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 110
        // The cells draw their own separators, and only tiles respond to taps.
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.register(TileCell.self, forCellReuseIdentifier: "tile")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pigments.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tile", for: indexPath)
        if let cell = cell as? TileCell {
            cell.show(pigments[indexPath.row], size: sizes[indexPath.row])
            cell.onTap = { [weak self, weak cell] in cell.map { self?.resize($0) } }
        }
        return cell
    }

    private func resize(_ cell: TileCell) {
        guard let row = tableView.indexPath(for: cell)?.row else { return }
        let size = sizes[row].next
        sizes[row] = size
        tableView.performBatchUpdates { cell.size = size }
    }
}
