import CoreGraphics
import Foundation

extension SidebarList: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch section {
        case 0: header == nil ? 0 : 1
        case Self.tabsSection: rows.count
        default: footer == nil ? 0 : 1
        }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let row = row(at: indexPath) else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Content", for: indexPath)
            cell.contentConfiguration = indexPath.section == 0 ? header : footer
            cell.backgroundConfiguration = .clear()
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tab", for: indexPath)
        if let cell = cell as? SidebarCell { configure(cell, row) }
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.tab != nil
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == Self.tabsSection && SidebarRows.moveRange(of: indexPath.row, in: rows) != nil
    }

    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        move(from: from.row, to: to.row)
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard let tab = row(at: indexPath)?.tab else { return }
        toggleVisibility(of: tab)
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}

extension SidebarList: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.isEnabled == true
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.isEnabled == true
    }

    /// Only the row of a tab is selected. Others do what they are about.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard let owner, let row = row(at: indexPath), row.isEnabled else { return nil }
        switch row.content {
        case .action(let action): action.performWithSender(owner.sidebar, target: nil)
        case .tab(let tab):
            if row.kind == .item { return owner.allowsSelection(of: tab) ? indexPath : nil }
            toggle(tab)
        }
        return nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let tab = row(at: indexPath)?.tab { owner?.didChoose(tab) }
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let owner, let tab = row(at: indexPath)?.tab else { return }
        owner.sidebar.delegate?.tabBarController(owner, sidebar: owner.sidebar, willBeginDisplaying: tab)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        // The row may have moved, so its tab is that of the cell.
        guard let owner, case .tab(let tab) = (cell as? SidebarCell)?.item?.content else { return }
        owner.sidebar.delegate?.tabBarController(owner, sidebar: owner.sidebar, didEndDisplaying: tab)
    }

    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let owner, let tab = row(at: indexPath)?.tab else { return nil }
        let sidebar = owner.sidebar
        return sidebar.delegate?.tabBarController(owner, sidebar: sidebar, contextMenuConfigurationFor: tab)
    }

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let owner, let tab = row(at: indexPath)?.tab else { return nil }
        let sidebar = owner.sidebar
        return sidebar.delegate?.tabBarController(owner, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
    }

    // Without actions of the delegate there are none, because `nil` stands for the deletion of the row.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let owner, let tab = row(at: indexPath)?.tab else { return UISwipeActionsConfiguration(actions: []) }
        let sidebar = owner.sidebar
        return sidebar.delegate?.tabBarController(owner, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
            ?? UISwipeActionsConfiguration(actions: [])
    }

    func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        guard isEditing, let tab = row(at: indexPath)?.tab, tab.allowsHiding else { return .none }
        return tab.isHidden ? .insert : .delete
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.tab?.allowsHiding == true
    }

    func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Hide" }

    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        guard let range = SidebarRows.moveRange(of: source.row, in: rows) else { return source }
        let first = IndexPath(row: range.lowerBound, section: source.section)
        let last = IndexPath(row: range.upperBound, section: source.section)
        return min(max(proposed, first), last)
    }
}
