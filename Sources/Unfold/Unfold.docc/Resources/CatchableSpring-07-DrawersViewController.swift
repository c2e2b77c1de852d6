import UIKit
import Unfold

final class DrawersViewController: UITableViewController {
    let drawers = ["Spoons", "Twine", "Keys", "Candles"]
    lazy var expander = RowExpander<String>(tableView) { [unowned self] in drawers[$0.row] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DrawerCell.self, forCellReuseIdentifier: "drawer")
        expander.indicator = .none
        expander.motion = .spring(duration: 0.6, bounce: 0.4)
        tableView.addGestureRecognizer(ExpansionPinch(expander))
        tableView.addGestureRecognizer(ExpansionDrag(expander) { ($0 as? DrawerCell)?.handle })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { drawers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "drawer", for: indexPath)
        if let cell = cell as? DrawerCell {
            cell.name.text = drawers[indexPath.row]
            cell.contents.text = String(repeating: "What is found below \(drawers[indexPath.row]). ", count: 4)
        }
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
