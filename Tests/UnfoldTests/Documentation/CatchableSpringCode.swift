import UIKit
import Unfold

/// The code of the tutorial "A spring you can catch".
enum CatchableSpringCode {
    final class DrawerCell: UITableViewCell, UnfoldingCell {
        let handle = UIView()
        let name = UILabel()
        let contents = UILabel()
        private lazy var folded = name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -28)
        private lazy var unfolded = contents.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -28)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            clipsToBounds = true
            contents.numberOfLines = 0
            handle.backgroundColor = .systemFill
            for label in [name, contents] {
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
            }
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16).isActive = true
            contents.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8).isActive = true
            addSubview(handle)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            handle.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 20)
        }

        func apply(_ level: RowLevel, reason: ExpansionReason) {
            (level == .collapsed ? unfolded : folded).isActive = false
            (level == .collapsed ? folded : unfolded).isActive = true
            contents.alpha = level == .collapsed ? 0 : 1
        }
    }

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
}
