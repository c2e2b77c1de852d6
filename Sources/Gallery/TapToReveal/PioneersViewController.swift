import UIKit

/// A table in which tapping a row shows the full name below the short one.
///
/// The delegate returns twice the row height for the open row. Reloading the row animates the change.
final class PioneersViewController: UITableViewController {
    private let pioneers = Pioneer.all
    private var openRow: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        // The cells draw their own separators.
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
        // Without a reload, the previous row would get the height of a closed row but keep the
        // content of an open one.
        if let previous, previous != indexPath { tableView.reloadRows(at: [previous], with: .fade) }
    }
}
