import CoreGraphics
import Foundation
import QuartzCore
import RowGeometry

/// The behavior of Apple's tables where this one is kinder. `SystemConduct` lists the rules.
extension UITableView {
    /// The rules of the table's device.
    var conduct: SystemConduct { layer.device.conduct }

    /// Returns the height at which a row enters in an update: its own, or the estimate.
    func enteringHeight(_ height: CGFloat) -> CGFloat {
        guard conduct.contains(.rowsEnterAtEstimates), rowHeight < 0, !content.asksForHeights else { return height }
        return automaticEstimate
    }

    /// Asks the data source for a cell, with or without the animation around the layout.
    func configuredCell(of dataSource: any UITableViewDataSource, at row: IndexPath) -> UITableViewCell {
        guard areCallsAnimated, !AnimationContext.isEnabled, conduct.contains(.configuresInAnimations) else {
            return dataSource.tableView(self, cellForRowAt: row)
        }
        AnimationContext.setEnabled(true)
        defer { AnimationContext.setEnabled(false) }
        let cell = dataSource.tableView(self, cellForRowAt: row)
        // An animator that returns to the start would take away the content of a cell that was created in it.
        if cell.window == nil { AnimatorChanges.keepChanges(inside: cell.layer) }
        return cell
    }

    /// Whether the first layout of a view that is displayed is left to the layout after the table's own, which may
    /// be part of an animation.
    func firstLayoutWaits(of view: UIView) -> Bool {
        areCallsAnimated && conduct.contains(.firstLayoutAnimates) && view is UITableViewCell
    }

    /// Whether a cell that leaves the screen is kept for its row.
    func keepsCell(at row: IndexPath) -> Bool {
        conduct.contains(.keepsCells) && !isInterrupted && content.contains(row) && cells.rows[row] == nil
    }

    /// Turns the heights of rows that have no cell into estimates.
    func forgetUnseenHeights() {
        guard rowHeight < 0 || content.asksForHeights else { return }
        let sizes = cells.rows.keys.filter(content.contains).map { row in
            (row, content.geometry.size(ofRow: row.row, in: row.section))
        }
        content.geometry.invalidateAll()
        for (row, size) in sizes { content.geometry.setSize(size, ofRow: row.row, in: row.section) }
        if content.asksForEstimates { estimateRows() }
    }

    /// Moves the content at the end of an update, as Apple's tables do in some updates. Nothing is animated.
    func shiftOffsetLikePlatform() {
        guard conduct.contains(.movesOffset), window != nil else { return }
        UIView.performWithoutAnimation { contentOffset.y = clampedOffset(contentOffset.y - bounds.height / 8) }
    }

    /// Returns whether a row receives a touch. A cell that an update moves may pass it to the table.
    func isTouchable(_ row: IndexPath, by touch: UITouch) -> Bool {
        guard conduct.contains(.updatesIgnoreTouches), let cell = cells.rows[row] else { return true }
        return touch.view?.isDescendant(of: cell) ?? false
    }
}
