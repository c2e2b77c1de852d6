import Documents
import Reader
import UIKit
import Unfold

/// The delegate of the table.
extension DocumentViewController {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        revealer.willDisplay(cell, forRow: indexPath.row)
    }

    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        // A cell that waits for reuse retains no texts.
        (cell as? DocumentCell)?.show(nil)
        rows.stopCounting(indexPath.row)
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        current.set(indexPath.row)
        expander.toggle(at: indexPath)
    }

    /// Tab leads to the current row.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        current.index.map(DocumentRows.path)
    }

    public func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        if let row = context.nextFocusedIndexPath?.row, row != current.index { current.set(row) }
    }

    public func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        current.set(indexPath.row)
        let cell = cell(at: point, inRow: indexPath)
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            self?.copier.menu(ofRow: indexPath.row, cell: cell)
        })
    }

    /// Whether a row on the screen is shown as the current one.
    package func isShownAsCurrent(_ path: IndexPath) -> Bool {
        (tableView.cellForRow(at: path) as? DocumentCell)?.standing == .current
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scroller.contentDidScroll()
        updateStatus()
        placeTracker?.placeDidChange()
        sight.contentDidScroll()
        surroundings.ticks.showPart(of: tableView)
        current.contentDidMove()
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scroller.endMove()
        current.contentDidMove()
        updateStatus()
    }

    /// Returns the cell of a record at a point of the table; `nil` if there is none.
    private func cell(at point: CGPoint, inRow path: IndexPath) -> RecordCell? {
        guard let layout = columns.layout, rows.outline.runs[path.row]?.group == 0,
            let content = rows.content(at: path.row), content.isDivided(into: layout)
        else { return nil }
        let isRightToLeft = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? tableView.bounds.width - point.x : point.x
        return layout.place(at: x).flatMap { content.cell(at: $0) }
    }
}
