import UIKit

/// A table with a red, a green and a blue row that unfold, and the window's color below them.
final class ColorsViewController: UITableViewController {
    private let colors: [UIColor] = [.red, .green, .blue]
    private let names = ["Red", "Green", "Blue"]
    private var unfoldedRow: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .clear
        tableView.register(ColorCell.self, forCellReuseIdentifier: "Color")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        colors.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Color", for: indexPath) as! ColorCell
        cell.contentView.backgroundColor = colors[indexPath.row]
        let name = names[indexPath.row]
        cell.accessibilityLabel = name
        cell.accessibilityExpandedStatus = indexPath == unfoldedRow ? .expanded : .collapsed
        cell.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Say more") { [weak cell] _ in
                cell?.accessibilityLabel = name + " and more"
                UIAccessibility.post(notification: .announcement, argument: "There is more")
                return true
            }
        ]
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath == unfoldedRow ? 132 : 44
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.beginUpdates()
        unfoldedRow = indexPath == unfoldedRow ? nil : indexPath
        tableView.endUpdates()
        for (row, cell) in zip(tableView.indexPathsForVisibleRows ?? [], tableView.visibleCells) {
            cell.accessibilityExpandedStatus = row == unfoldedRow ? .expanded : .collapsed
        }
    }
}
