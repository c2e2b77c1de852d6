import UIKit

/// A table of texts in rows that unfold.
final class TextTable: UITableViewController {
    private(set) var unfolded: Int?

    init() {
        super.init(style: .plain)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) {
        nil
    }

    func toggle(_ row: Int) {
        tableView.performBatchUpdates { unfolded = unfolded == row ? nil : row }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == unfolded ? 132 : 44
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row), which unfolds"
        cell.imageView?.image = UIImage(systemName: "star")
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// Jumps from row to row.
final class JumpScene: MovingScene {
    let name = "jump"
    private let table = TextTable()
    var view: UIView { table.view }

    func change(_ frame: Int) {
        table.tableView.scrollToRow(at: IndexPath(row: frame * 7_919 % 90_000, section: 0), at: .top, animated: false)
    }
}

/// Unfolds and folds a row.
final class RowScene: MovingScene {
    let name = "row"
    private let table = TextTable()
    var view: UIView { table.view }

    func change(_ frame: Int) {
        if frame % 30 == 0 { table.toggle(3) }
    }
}
