import UIKit
import Unfold

/// A cell with a badge that is visible while the row is open.
final class BadgeCell: UITableViewCell, UnfoldingCell {
    let badge = UIView()
    private var height: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.backgroundColor = .systemRed
        badge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(badge)
        let height = badge.heightAnchor.constraint(equalToConstant: 30)
        height.priority = UILayoutPriority(999)
        self.height = height
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            badge.widthAnchor.constraint(equalToConstant: 30),
            badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            height,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        badge.alpha = 1
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        height?.constant = level == .expanded ? 330 : 30
        badge.alpha = level == .expanded ? 1 : 0
    }
}

/// A table of rows with badges.
final class BadgeController: UITableViewController {
    lazy var expander = RowExpander<Int>(tableView, policy: .accordion) { $0.row }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BadgeCell.self, forCellReuseIdentifier: "badge")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
        expander.configure(cell, at: indexPath)
        return cell
    }
}
