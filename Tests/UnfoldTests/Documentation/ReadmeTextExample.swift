import UIKit
import Unfold

final class TextsViewController: UITableViewController {
    let texts = (1...40).map { String(repeating: "A text that goes on. ", count: $0) }
    // 1. The identifier of a row, and the label that shows two lines until the row unfolds.
    lazy var expander = RowExpander<Int>(tableView, lines: 2, of: { $0.textLabel }) { $0.row }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        expander.configure(cell, at: indexPath)  // 2. The cell shows the level of its row.
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)  // 3. The row unfolds, or folds.
    }
}
