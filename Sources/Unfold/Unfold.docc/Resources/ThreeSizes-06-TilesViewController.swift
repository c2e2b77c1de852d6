import UIKit
import Unfold

final class TilesViewController: UITableViewController {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
    lazy var expander = LevelExpander<Int, TileSize>(tableView, policy: .atMost(2)) { $0.row }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TileCell.self, forCellReuseIdentifier: "tile")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tile", for: indexPath)
        cell.backgroundColor = colors[indexPath.row]
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
