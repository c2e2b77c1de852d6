import UIKit
import Unfold

/// A table with two sections of rows whose heights depend on their level and width. Either the
/// delegate determines them, for cells that have no constraints and don't adopt the library's
/// protocols, or the constraints of the cells do.
final class BoxesController: UITableViewController {
    enum HeightSource: CaseIterable {
        case constraints, delegate
    }

    static let rows = [6, 40]
    private let source: HeightSource
    private let policy: ExpansionPolicy
    lazy var expander = RowExpander<Int>(tableView, policy: policy) { $0.section * 100 + $0.row }

    init(_ source: HeightSource, style: UITableView.Style, policy: ExpansionPolicy = .independent) {
        (self.source, self.policy) = (source, policy)
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        nil
    }

    static func height(of id: Int, _ level: RowLevel, width: CGFloat) -> CGFloat {
        let folded = 40 + CGFloat(id % 4) * 6
        return level == .collapsed ? folded : folded + 60 + width / 4
    }

    /// The width of a row in points.
    var rowWidth: CGFloat {
        let margins = tableView.layoutMargins
        return tableView.bounds.width - (tableView.style == .insetGrouped ? margins.left + margins.right : 0)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BoxCell.self, forCellReuseIdentifier: "constraints")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "delegate")
        expander.indicator = .none
        // A separator would add to the heights that follow from constraints, and not to those of the delegate.
        tableView.separatorStyle = .none
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Self.rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows[section] }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "\(source)", for: indexPath)
        (cell as? BoxCell)?.id = indexPath.section * 100 + indexPath.row
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard source == .delegate else { return UITableView.automaticDimension }
        let id = indexPath.section * 100 + indexPath.row
        return Self.height(of: id, expander[id], width: rowWidth)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}

/// A cell with a box that fills its row. It has a fixed height when folded, and an additional
/// fraction of its width when unfolded.
private final class BoxCell: UITableViewCell, UnfoldingCell {
    var id = 0
    private let box = UIView()
    private lazy var folded = box.heightAnchor.constraint(equalToConstant: 0)
    private lazy var unfolded = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        folded.constant = BoxesController.height(of: id, .collapsed, width: 0)
        unfolded.constant = BoxesController.height(of: id, .expanded, width: 0)
        (level == .collapsed ? unfolded : folded).isActive = false
        (level == .collapsed ? folded : unfolded).isActive = true
    }
}
