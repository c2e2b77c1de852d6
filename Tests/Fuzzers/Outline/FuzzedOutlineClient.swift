import UIKit
import Unfold

/// A table of an outline over plain or diffable data, written as an app would.
@MainActor
final class FuzzedOutlineClient: NSObject {
    let table: UITableView
    let outline: ExpansionOutline<Int>
    /// A closure that is called for each callback.
    var onCallback: ((OutlineReaction.Callback) -> Void)?
    var onChange: (([ExpansionChange<Int, RowLevel>]) -> Void)?
    private var source: UITableViewDiffableDataSource<Int, Int>?

    init(_ model: OutlineModel, _ setup: OutlineSetup, frame: CGRect, state: ExpansionState<Int, RowLevel>? = nil) {
        table = UITableView(frame: frame, style: .plain)
        outline = ExpansionOutline(
            table,
            model.tree,
            roots: setup.hasSections ? .sections : .rows,
            policy: setup.policy.policy
        )
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.estimatedRowHeight = 0
        table.rowHeight = 44
        if setup.hasSections { (table.sectionHeaderHeight, table.estimatedSectionHeaderHeight) = (30, 0) }
        outline.expander.motion = setup.motion.motion
        if setup.hasPlaceholders {
            outline.placeholder = { [weak self] group in
                self?.onCallback?(.placeholder)
                return -group
            }
        }
        outline.expander.willChange = { [weak self] changes in
            self?.onChange?(changes)
            self?.onCallback?(.onChange)
        }
        outline.expander.didChange = { [weak self] _, _ in self?.onCallback?(.didChange) }
        table.delegate = self
        if let state { outline.expander.state = state }
        if setup.isDiffable {
            source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, _ in
                self?.cell(of: table, at: path)
            }
            outline.setTree(model.tree, animated: false)
        } else {
            table.dataSource = self
        }
    }

    /// The rows of each section.
    var rows: [[Int]] {
        (0..<outline.numberOfSections).map { section in
            (0..<outline.numberOfRows(inSection: section)).map { outline.id(at: IndexPath(row: $0, section: section)) }
        }
    }

    private func cell(of table: UITableView, at path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        // The callback of an earlier cell may have changed the rows.
        guard path.section < outline.numberOfSections, path.row < outline.numberOfRows(inSection: path.section) else {
            return cell
        }
        cell.textLabel?.text = String(outline.id(at: path))
        outline.configure(cell, at: path)
        // Only then, since the table asks for the row that was at the path.
        onCallback?(.cellForRow)
        return cell
    }
}

extension FuzzedOutlineClient: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { outline.numberOfSections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        outline.numberOfRows(inSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(of: tableView, at: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section < outline.numberOfSections, let id = outline.sectionID(section) else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = "Section \(id)"
        if let header { outline.configure(header, inSection: section) }
        return header
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        outline.expander.toggle(at: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        onCallback?(.didScroll)
    }
}
