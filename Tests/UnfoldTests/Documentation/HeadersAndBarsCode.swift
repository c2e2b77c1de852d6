import UIKit
import Unfold

/// The code of the article "Working with headers and bars".
enum HeadersAndBarsCode {
    final class LettersViewController: UITableViewController {
        let letters = ["A", "B", "C", "D", "E", "F"]
        lazy var expander = RowExpander<Int>(tableView) { $0.section * 100 + $0.row }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(CommentCell.self, forCellReuseIdentifier: "word")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            letters[section]
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
            let letter = letters[indexPath.section]
            let text = (0...6).map { "Line \($0) of word \(letter)\(indexPath.row)" }.joined(separator: "\n")
            (cell as? CommentCell)?.message.text = text
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    @MainActor
    static func cover(_ tableView: UITableView, by button: UIView) {
        tableView.contentInset.bottom = button.bounds.height + 16
    }

    @MainActor
    static func scope(_ expander: RowExpander<Int>) {
        expander.scope = .section
        expander.setPolicy(.accordion)
    }
}
