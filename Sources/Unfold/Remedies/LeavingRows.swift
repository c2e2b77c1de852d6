import UIKit

/// Pictures of the rows that a table takes off the screen at the beginning of a motion, although they are seen until
/// it has moved them away.
///
/// A table that is scrolled in an animation has only the rows of its final bounds.
@MainActor
final class LeavingRows {
    private struct Row {
        let cell: UITableViewCell
        let picture: UIView
        let start: CGRect
        let end: CGRect
    }

    private var rows: [Row] = []
    private var shown: [UIView] = []

    /// Makes pictures of the rows that a scroll position leaves out, before the table scrolls there.
    func note(_ offset: CGFloat, in tableView: UITableView) {
        rows = []
        guard UIView.areAnimationsEnabled else { return }
        let bounds = CGRect(x: 0, y: offset, width: tableView.bounds.width, height: tableView.bounds.height)
        for path in tableView.indexPathsForVisibleRows ?? [] {
            let end = tableView.rectForRow(at: path)
            guard !end.intersects(bounds), let cell = tableView.cellForRow(at: path),
                let picture = Self.picture(of: cell)
            else { continue }
            let start = cell.layer.presentation()?.frame ?? cell.frame
            rows.append(Row(cell: cell, picture: picture, start: start, end: end))
        }
    }

    /// Returns a picture of a cell.
    ///
    /// The picture gets its size outside the animation, in which it would grow from nothing.
    private static func picture(of cell: UITableViewCell) -> UIView? {
        var picture: UIView?
        UIView.performWithoutAnimation { picture = cell.snapshotView(afterScreenUpdates: false) }
        return picture
    }

    /// Shows the pictures of the rows that the table took off. The caller runs this in the animation, after the layout.
    func show(in tableView: UITableView) {
        for row in rows where row.cell.superview !== tableView {
            UIView.performWithoutAnimation {
                row.picture.frame = CGRect(origin: row.start.origin, size: row.picture.bounds.size)
                row.picture.isUserInteractionEnabled = false
                row.picture.accessibilityElementsHidden = true
                tableView.insertSubview(row.picture, at: 0)
            }
            row.picture.frame.origin = row.end.origin
            shown.append(row.picture)
        }
        rows = []
    }

    /// Removes the pictures, when everything is at rest.
    func removeAll() {
        for picture in shown { picture.removeFromSuperview() }
        shown = []
    }
}
