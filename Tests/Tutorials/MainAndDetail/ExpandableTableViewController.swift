import UIKit

/// The constant by its name before Swift 4.2, which the listing uses.
private let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The space above the rows. The navigation bar leaves none to the status bar.
private let statusbarHeight: CGFloat = 0

/// The controller. Most of its listings are in Swift 2, so it does what their text describes.
class ExpandableTableViewController: UITableViewController {
    let tools = [
        (name: "Plane", use: "Takes thin shavings off a board until it is flat, and rounds its edges."),
        (name: "Chisel", use: "Cuts joints, with a mallet or by hand. Its edge is as wide as the joint."),
        (name: "Brace", use: "Turns a bit. The weight of the body presses it into the wood, so it needs no haste."),
        (name: "Gouge", use: "Hollows bowls and spoons."),
    ]
    /// The row whose details are shown. At most one row shows them.
    private(set) var expandedRow: IndexPath?

    // @listing 004 5

    private func expand(_ row: IndexPath?) {
        let changed = [expandedRow, row].compactMap { $0 }
        expandedRow = row
        tableView.reloadRows(at: changed, with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tools.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tool", for: indexPath)
        if let cell = cell as? ExpandableTableViewCell {
            cell.mainTitle = tools[indexPath.row].name
            cell.detailTitle = tools[indexPath.row].use
            cell.showsDetails = indexPath == expandedRow
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        expand(indexPath == expandedRow ? nil : indexPath)
    }
}
