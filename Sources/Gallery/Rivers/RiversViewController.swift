import UIKit
import Unfold

/// A table with a diffable data source. Buttons sort the rows, which stay open while they move.
final class RiversViewController: UITableViewController {
    private let rivers = Dictionary(uniqueKeysWithValues: River.all.map { ($0.id, $0) })
    private(set) lazy var source = UITableViewDiffableDataSource<Int, River.ID>(tableView: tableView) {
        [unowned self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "river", for: indexPath)
        if let river = rivers[id] { (cell as? RiverCell)?.show(river) }
        expander.configure(cell, at: indexPath)
        return cell
    }
    private(set) lazy var expander = RowExpander<River.ID>(diffable: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(RiverCell.self, forCellReuseIdentifier: "river")
        tableView.dataSource = source
        tableView.tableHeaderView = makeBar()
        show(River.all, animated: false)
    }

    /// Sorts the rows by name.
    func sortByName() {
        show(River.all.sorted { $0.name < $1.name }, animated: true)
    }

    /// Sorts the rows by length, the longest first.
    func sortByLength() {
        show(River.all.sorted { $0.length > $1.length }, animated: true)
    }

    private func show(_ rivers: [River], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, River.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(rivers.map(\.id))
        source.apply(snapshot, animatingDifferences: animated)
    }

    private func makeBar() -> UIView {
        let buttons = [
            UIButton(type: .system, primaryAction: UIAction(title: "By name") { [unowned self] _ in sortByName() }),
            UIButton(type: .system, primaryAction: UIAction(title: "By length") { [unowned self] _ in sortByLength() }),
        ]
        for button in buttons { button.useBarFont() }
        let bar = UIStackView(arrangedSubviews: buttons)
        bar.distribution = .fillEqually
        bar.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
        return bar
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
