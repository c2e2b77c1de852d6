import UIKit

final class DigitsViewController: UITableViewController {
    let count = 1_000_000

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "digits")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "digits", for: indexPath)
        let multiples = (1...indexPath.row % 6 + 1).map { "\(indexPath.row) × \($0) = \(indexPath.row * $0)" }
        (cell as? CommentCell)?.message.text = multiples.joined(separator: "\n")
        return cell
    }
}
