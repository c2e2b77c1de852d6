import UIKit

final class TilesViewController: UITableViewController {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TileCell.self, forCellReuseIdentifier: "tile")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tile", for: indexPath)
        cell.backgroundColor = colors[indexPath.row]
        return cell
    }
}
