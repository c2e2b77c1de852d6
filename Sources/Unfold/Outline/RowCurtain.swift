import UIKit

/// The mask of a row that appears or disappears with others, so that it shows only in the gap between the rows around
/// it.
///
/// The rows below slide over the rows that disappear. Without a mask, these would be seen beyond the last row that
/// slides, and through rows that aren't opaque. The mask is as high as the gap in each frame, since it moves with the
/// same timing.
final class RowCurtain: UIView {
    /// The top of the gap and its height, in the coordinates of the cell.
    func place(top: CGFloat, height: CGFloat, in cell: UIView) {
        // The mask is wider than the cell, which may become wider while it moves.
        let width = cell.bounds.width
        frame = CGRect(x: -width, y: top, width: 3 * width, height: height)
    }

    /// Returns the curtain of a cell. Creates it, with an extent in which the cell begins, if needed.
    static func of(_ cell: UIView, top: CGFloat, height: CGFloat) -> RowCurtain {
        if let curtain = cell.mask as? RowCurtain { return curtain }
        let curtain = RowCurtain()
        UIView.performWithoutAnimation {
            curtain.backgroundColor = .black
            curtain.place(top: top, height: height, in: cell)
            cell.mask = curtain
        }
        return curtain
    }

    static func remove(from cell: UIView) {
        if cell.mask is RowCurtain { cell.mask = nil }
    }
}
