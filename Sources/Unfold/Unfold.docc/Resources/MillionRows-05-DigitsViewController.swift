import UIKit
import Unfold

final class DigitsViewController: UITableViewController {
    let count = 1_000_000
    // The number of a row is all that there is of it.
    lazy var expander = RowExpander<Int>(tableView) { $0.row }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "digits")
        expander.locate = { [count] in 0..<count ~= $0 ? IndexPath(row: $0, section: 0) : nil }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "digits", for: indexPath)
        let multiples = (1...indexPath.row % 6 + 1).map { "\(indexPath.row) × \($0) = \(indexPath.row * $0)" }
        (cell as? CommentCell)?.message.text = multiples.joined(separator: "\n")
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }

    /// Goes to a row and unfolds it, however far away it is.
    func show(_ number: Int) {
        expander.show(number, at: .middle)
    }

    /// Unfolds the first thousand rows in one motion.
    func unfoldMany() {
        expander.setAll(.expanded, for: 0..<1_000)
    }

    func foldAll() {
        expander.collapseAll()
    }
}
