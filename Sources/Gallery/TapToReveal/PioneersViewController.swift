import UIKit

/// A tapped row shows the full name below the short one: the delegate gives the open row twice the row height, and
/// reloading the row animates it.
final class PioneersViewController: UITableViewController {
    private let pioneers = Pioneer.all
    private var openRow: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        // Each cell draws a line of its own.
        tableView.separatorStyle = .none
        tableView.register(PioneerCell.self, forCellReuseIdentifier: "pioneer")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pioneers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "pioneer", for: indexPath)
        if let cell = cell as? PioneerCell {
            cell.show(pioneers[indexPath.row], isOpen: indexPath == openRow, closedHeight: tableView.rowHeight)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath == openRow ? tableView.rowHeight * 2 : tableView.rowHeight
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let previous = openRow
        openRow = indexPath == previous ? nil : indexPath
        tableView.reloadRows(at: [indexPath], with: .fade)
        // A row that was open elsewhere closes; without this it would stay open in looks but not in height.
        if let previous, previous != indexPath { tableView.reloadRows(at: [previous], with: .fade) }
    }
}
