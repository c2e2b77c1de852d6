import UIKit

extension UITableView: RowContainer {
    var rowSource: AnyObject? { dataSource }

    func requestCell(at indexPath: IndexPath) {
        _ = dataSource?.tableView(self, cellForRowAt: indexPath)
    }

    var visibleRowCells: [any RowCell] { visibleCells }

    var rowCellsInside: [any RowCell] { subviews.compactMap { $0 as? UITableViewCell } }

    func rowCell(at indexPath: IndexPath) -> (any RowCell)? { cellForRow(at: indexPath) }

    func indexPath(of cell: any RowCell) -> IndexPath? {
        (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
    }

    func headerOnScreen(ofSection section: Int) -> UIView? { headerView(forSection: section) }

    func pinnedHeights(around indexPath: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
        guard style == .plain else { return (0, 0) }
        return (
            rectForHeader(inSection: indexPath.section).height, rectForFooter(inSection: indexPath.section).height
        )
    }

    func rowWidth(of cell: any RowCell) -> CGFloat {
        guard style == .insetGrouped else { return bounds.width }
        return bounds.width - layoutMargins.left - layoutMargins.right
    }

    func updateRows(_ updates: @escaping () -> Void) { performBatchUpdates(updates) }

    func resizeRows() { performBatchUpdates(nil) }

    var keepsLeavingCells: Bool { true }

    func replaceCells(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .fade) }
}

extension UITableViewCell: RowCell {
    func updateConfiguration(isExpanded: Bool) {
        guard let update = configurationUpdateHandler else { return }
        var state = configurationState
        state.isExpanded = isExpanded
        update(self, state)
    }

    func show(accessory view: UIView) -> Bool {
        guard accessoryView == nil, accessoryType == .none else { return false }
        accessoryView = view
        return true
    }

    func shows(accessory view: UIView) -> Bool { accessoryView === view }

    func remove(accessory view: UIView) {
        if accessoryView === view { accessoryView = nil }
    }

    var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    func indent(by level: Int) -> Bool {
        indentationLevel = level
        return true
    }
}
