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
        expander.toggle(at: indexPath)
    }

    public func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        paths.update()
    }

    public func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.copier.menu(ofRow: indexPath.row) })
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scroller.contentDidScroll()
        updateStatus()
        placeTracker?.placeDidChange()
        sight.contentDidScroll()
        surroundings.ticks.showPart(of: tableView)
        paths.update()
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scroller.endMove()
        updateStatus()
    }
}
