import CoreGraphics
import Failures

extension UITableView {
    /// Scrolls a row to a position on the screen.
    ///
    /// The rows around the target are measured first, so that the row arrives there exactly. The scroll waits for
    /// updates that aren't shown yet, since the row may be one of theirs.
    func scroll(to row: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard updates.areRowsInPlace else {
            return whenRowsAreInPlace { [weak self] in
                guard let self, isTop(row) || contains(row) else { return }
                scroll(to: row, at: position, animated: animated)
            }
        }
        reloadIfNeeded()
        programmerError(
            unless: isTop(row) || contains(row),
            "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only \(rowGeometry.numberOfRows) rows",
            in: "UITableView.scrollToRow(at:at:animated:)",
            .range
        )
        layoutIfNeeded()
        // The client may have deleted the row in a callback of the layout.
        guard isTop(row) || contains(row) else { return }
        let isEstimated = conduct.contains(.scrollsByEstimates)
        if !isEstimated { measureSurroundings(of: row, at: position) }
        // It may have done so while it was asked for heights. The target is that of the rows that are left.
        guard isTop(row) || contains(row) else { return }
        let target = offset(for: row, at: position)
        guard target != contentOffset.y || isScrollAnimating else { return }
        // `none` depends on the offset, which changes on the way. It is resolved to the edge at which the row comes
        // in.
        let goal = ScrollGoal(
            place: .row(row, position == .none && !isTop(row) ? nearestPosition(of: row) : position),
            isForward: target > contentOffset.y
        )
        setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
        // The goal is set last, because `setContentOffset(_:animated:)` derives one from the offset alone.
        places.aim(at: animated && !isEstimated ? goal : nil)
    }

    /// Whether an index path denotes the top of a section.
    private func isTop(_ path: IndexPath) -> Bool {
        path.count == 2 && path[1] == NSNotFound && path[0] >= 0 && path[0] < rowGeometry.numberOfSections
    }

    /// Moves the target of an animated scroll to the current position of its row: heights on the way turn out to be
    /// different.
    ///
    /// - Returns: Whether the content was moved back. That happens if the row turned out to be so near that the last
    ///   step went past it; the animation then ends there.
    func followScrollGoal() -> Bool {
        guard var goal = places.goal, case .animating(let animation) = movement, let target = offset(for: goal.place)
        else {
            places.aim(at: nil)
            return false
        }
        let isForward = goal.isForward ?? (target > contentOffset.y)
        goal.isForward = isForward
        places.aim(at: goal)
        let isPast = isForward ? contentOffset.y > target : contentOffset.y < target
        // A scroll that passed its row must not turn round, so it is set on the target instead.
        if isPast { shiftContentOffset(by: target - contentOffset.y) }
        stretchAnimation(to: CGPoint(x: animation.target.x, y: target))
        return isPast
    }

    /// Returns the goal that an offset set by code denotes: an offset at an end of the content denotes that end,
    /// wherever it moves.
    func goal(of target: CGFloat) -> ScrollGoal? {
        let inset = adjustedContentInset
        let end = contentEnd + inset.bottom - bounds.height
        if abs(target + inset.top) < 0.01 { return ScrollGoal(place: .top, isForward: false) }
        return abs(target - end) < 0.01 && end > -inset.top ? ScrollGoal(place: .bottom, isForward: true) : nil
    }

    private func offset(for place: ScrollGoal.Place) -> CGFloat? {
        switch place {
        case .row(let row, let position):
            row.row == NSNotFound || contains(row) ? offset(for: row, at: position) : nil
        case .top: -adjustedContentInset.top
        case .bottom: clampedOffset(.greatestFiniteMagnitude)
        }
    }

    func nearestSelectedRow() -> IndexPath? {
        let middle = bounds.midY
        return selection.rows.min {
            abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
        }
    }

    /// Returns the offset nearest to `y` at which the content fills the screen.
    func clampedOffset(_ y: CGFloat) -> CGFloat {
        clampedOffset(y, contentHeight: contentEnd)
    }

    func clampedOffset(_ y: CGFloat, contentHeight: CGFloat) -> CGFloat {
        let inset = adjustedContentInset
        let highest = max(-inset.top, contentHeight + inset.bottom - bounds.height)
        return min(max(y, -inset.top), highest)
    }

    /// Measures everything that is visible when a row is in its position.
    private func measureSurroundings(of row: IndexPath, at position: ScrollPosition) {
        let span = {
            let target = self.offset(for: row, at: position)
            return target..<target + self.bounds.height
        }
        // The next layout returns cells that were created only for measuring to the pool.
        setNeedsLayout()
        changeRows {
            measureUnknown(in: span) {
                let span = span()
                let around = self.rows(from: span.lowerBound, to: span.upperBound)
                return row.row == NSNotFound || around.contains(row) ? around : around + [row]
            }
        }
    }

    /// Returns the edge of the screen at which a row beyond it comes into view.
    private func nearestPosition(of row: IndexPath) -> ScrollPosition {
        let frame = rowFrame(row)
        return frame.minY < bounds.minY || frame.height > bounds.height ? .top : .bottom
    }

    private func offset(for row: IndexPath, at position: ScrollPosition) -> CGFloat {
        guard row.row != NSNotFound else {
            let top = rect(rowGeometry.range(ofSection: row.section)).minY
            return clampedOffset(top - adjustedContentInset.top)
        }
        let frame = rowFrame(row)
        let inset = adjustedContentInset
        let header = style == .plain ? rect(rowGeometry.range(ofHeader: row.section)).height : 0
        let top = frame.minY - inset.top - header
        let bottom = frame.maxY + inset.bottom - bounds.height
        let wanted: CGFloat
        switch position {
        case .top: wanted = top
        case .bottom: wanted = bottom
        case .middle:
            // The content rests on whole pixels, as it does elsewhere.
            wanted = ((top + bottom) / 2 * contentScaleFactor).rounded() / contentScaleFactor
        case .none:
            // A row that is higher than the screen shows its top.
            wanted = bottom > top ? top : min(max(contentOffset.y, bottom), top)
        }
        return clampedOffset(wanted)
    }
}
