import UIKit
import Unfold

/// A table in which rows arrive at the top.
final class FeedViewController: UITableViewController {
    private var texts = (0..<40).map { "Message \($0)" }
    private(set) lazy var expander = RowExpander<String>(tableView) { [unowned self] in texts[$0.row] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    }

    /// Inserts a row at the top, and keeps the place of the rows on the screen.
    func receive() {
        expander.keepingPlace {
            texts.insert("New message \(texts.count)", at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
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
}
