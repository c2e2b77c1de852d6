import UIKit
import Unfold

/// A table of an outline of numbers, with a plain or a diffable data source. The cells are colored by their depth.
class OutlineController: UITableViewController {
    let roots: ExpansionRoots
    let policy: ExpansionPolicy
    var isOpaque = true
    private var initial: ExpansionTree<Int>
    private(set) lazy var outline = ExpansionOutline(tableView, initial, roots: roots, policy: policy)
    private var source: UITableViewDiffableDataSource<Int, Int>?

    init(
        _ tree: ExpansionTree<Int>,
        roots: ExpansionRoots = .rows,
        policy: ExpansionPolicy = .independent,
        isDiffable: Bool = false
    ) {
        (initial, self.roots, self.policy) = (tree, roots, policy)
        super.init(style: .plain)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.separatorStyle = .none
        if roots == .sections { tableView.estimatedSectionHeaderHeight = 44 }
        guard isDiffable else { return }
        source = UITableViewDiffableDataSource(tableView: tableView) { [unowned self] _, path, _ in cell(at: path) }
        outline.setTree(tree, animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The rows of all sections.
    var rows: [Int] {
        (0..<outline.numberOfSections).flatMap { section in
            (0..<outline.numberOfRows(inSection: section)).map { outline.id(at: IndexPath(row: $0, section: section)) }
        }
    }

    static func color(_ depth: Int) -> UIColor {
        let colors = [UIColor.blue, .red, .green]
        return colors[depth % colors.count]
    }

    private func cell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let id = outline.id(at: indexPath)
        cell.textLabel?.text = String(id)
        cell.selectionStyle = .none
        cell.backgroundColor = isOpaque ? Self.color(outline.depth(of: id)) : .clear
        // In a table of clear cells, only the rows in groups have a color.
        cell.contentView.backgroundColor = isOpaque || outline.depth(of: id) == 0 ? nil : .red
        outline.configure(cell, at: indexPath)
        return cell
    }

    override func numberOfSections(in tableView: UITableView) -> Int { outline.numberOfSections }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        outline.numberOfRows(inSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(at: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let id = outline.sectionID(section) else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = "Section \(id)"
        if let header { outline.configure(header, inSection: section) }
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        outline.expander.toggle(at: indexPath)
    }
}
