import UIKit
import Unfold

/// A table of texts of different lengths, one of which is open.
final class ParagraphsViewController: UITableViewController {
    let texts = (0..<40).map { row in
        String(repeating: "A text that goes on for a while. ", count: 3 + row * 5 % 11)
    }
    private(set) lazy var expander = RowExpander<Int>(
        tableView,
        policy: .accordion,
        lines: 2,
        of: { $0.textLabel },
        id: { $0.row }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        texts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
