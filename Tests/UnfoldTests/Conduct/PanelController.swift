import UIKit
import Unfold

/// A cell with a panel that appears at once below a line of 44 points when the row unfolds.
final class PanelCell: UITableViewCell, UnfoldingCell {
    let panel = UIView()
    private var bottom: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        panel.backgroundColor = .systemRed
        panel.isHidden = true
        panel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(panel)
        let line = UILayoutGuide()
        contentView.addLayoutGuide(line)
        let end = line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        end.priority = UILayoutPriority(500)
        let bottom = panel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: contentView.topAnchor),
            line.heightAnchor.constraint(equalToConstant: 44),
            panel.topAnchor.constraint(equalTo: line.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            panel.widthAnchor.constraint(equalToConstant: 100),
            panel.heightAnchor.constraint(equalToConstant: 200),
            end,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        bottom?.isActive = level == .expanded
        panel.isHidden = level == .collapsed
    }
}

/// A table of rows with panels.
final class PanelController: UITableViewController {
    lazy var expander = RowExpander<Int>(tableView) { $0.row }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PanelCell.self, forCellReuseIdentifier: "panel")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "panel", for: indexPath)
        expander.configure(cell, at: indexPath)
        return cell
    }
}
