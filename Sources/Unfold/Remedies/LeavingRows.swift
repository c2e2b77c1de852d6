import UIKit

/// Pictures of the rows that a table takes off the screen at the beginning of a motion, although they are seen until
/// it has moved them away.
///
/// A table that is scrolled in an animation has only the rows of its final bounds.
@MainActor
final class LeavingRows {
    private struct Row {
        let cell: any RowCell
        let picture: UIView
        let start: CGRect
        /// Where the row ends, or `nil` if that is known only after the layout.
        let end: CGRect?
        let path: IndexPath
    }

    private var rows: [Row] = []
    private var shown: [UIView] = []

    /// Makes pictures of the rows that a scroll position leaves out, before the table scrolls there.
    func note(_ offset: CGFloat, in container: any RowContainer) {
        rows = []
        guard UIView.areAnimationsEnabled else { return }
        let bounds = CGRect(x: 0, y: offset, width: container.bounds.width, height: container.bounds.height)
        for path in container.indexPathsForVisibleRows ?? [] {
            let end = container.rectForRow(at: path)
            guard end.intersection(bounds).isEmpty, let cell = container.rowCell(at: path),
                let picture = Self.picture(of: cell)
            else { continue }
            let start = cell.layer.presentation()?.frame ?? cell.frame
            rows.append(Row(cell: cell, picture: picture, start: start, end: end, path: path))
        }
    }

    /// Makes pictures of all rows on the screen, before the heights of some change. Those that stay aren't used.
    func noteAll(in container: any RowContainer) {
        rows = []
        guard UIView.areAnimationsEnabled else { return }
        for path in container.indexPathsForVisibleRows ?? [] {
            guard let cell = container.rowCell(at: path), let picture = Self.picture(of: cell) else { continue }
            let start = cell.layer.presentation()?.frame ?? cell.frame
            rows.append(Row(cell: cell, picture: picture, start: start, end: nil, path: path))
        }
    }

    /// Returns a picture of a cell.
    ///
    /// The picture gets its size outside the animation, in which it would grow from nothing.
    private static func picture(of cell: any RowCell) -> UIView? {
        var picture: UIView?
        UIView.performWithoutAnimation { picture = cell.snapshotView(afterScreenUpdates: false) }
        return picture
    }

    /// Shows the pictures of the rows that the table took off. The caller runs this in the animation, after the layout.
    func show(in container: any RowContainer) {
        for row in rows where row.cell.superview !== container {
            UIView.performWithoutAnimation {
                row.picture.frame = CGRect(origin: row.start.origin, size: row.picture.bounds.size)
                row.picture.isUserInteractionEnabled = false
                row.picture.accessibilityElementsHidden = true
                container.insertSubview(row.picture, at: 0)
            }
            row.picture.frame.origin = (row.end ?? container.rectForRow(at: row.path)).origin
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
