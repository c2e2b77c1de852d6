import CoreGraphics
import QuartzCore

/// Creating, displaying and removing cells.
extension UITableView {
    /// Asks the data source for the cell of a row; `nil` if it can't be asked because its data may have changed.
    func makeCell(for row: IndexPath) -> UITableViewCell? {
        guard !isInterrupted else { return nil }
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let cell = keptCells.take(row) ?? configuredCell(of: dataSource, at: row)
        requireUnused(cell, for: row)
        prepare(cell, for: row)
        // A cell that is created to be measured is kept, so that displaying the row doesn't ask for another one.
        if content.contains(row), cells.rows[row] == nil { cells.set(cell, at: row) }
        return cell
    }

    /// Configures a cell with the table's state for its row.
    func prepare(_ cell: UITableViewCell, for row: IndexPath) {
        cell.table = self
        if !isInterrupted, let level = delegate?.tableView(self, indentationLevelForRowAt: row),
            level != UnimplementedDelegateMethod.indentationLevel
        {
            cell.indentationLevel = level
        }
        cell.bounds.size.width = rowWidth
        cell.setSelected(selection.rows.contains(row), animated: false)
        updateSeparator(of: cell, at: row)
        editing.configure(cell, at: row, animated: false)
    }

    /// Displays a cell, behind all other cells.
    func display(_ cell: UITableViewCell, at row: IndexPath) {
        cells.set(cell, at: row)
        if cell.superview !== self { insertSubview(cell, at: backmostCellIndex) }
        cell.isHidden = false
        if cells.beginDisplaying(cell) { delegate?.tableView(self, willDisplay: cell, forRowAt: row) }
        // Only the cell is laid out: other views that wait for layout may be about to be animated.
        if !firstLayoutWaits(of: cell) { cell.layer.layoutTree() }
    }

    /// Removes a cell from the screen and returns it to the pool.
    ///
    /// - Parameter isKept: Whether the cell may return for its row, by the rule `SystemConduct.keepsCells`.
    func endDisplaying(_ cell: UITableViewCell, at row: IndexPath, isKept: Bool = false) {
        if cell.isHighlighted {
            // Another cell may have the row by now.
            if selection.highlighted == row { selection.unhighlight() }
            // The cell may return as it is.
            cell.setHighlighted(false, animated: false)
        }
        editing.cellDidLeave(cell)
        cell.removeFromSuperview()
        let wasDisplayed = cells.endDisplaying(cell)
        if wasDisplayed { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row) }
        if isKept, wasDisplayed, keepsCell(at: row) { return keptCells.keep(cell, at: row, pool: &reusePool) }
        reusePool.enqueue(cell)
    }

    /// Returns the views that were created only for measuring to the pool.
    func recycleUndisplayedViews() {
        for (row, cell) in cells.rows where !cells.isDisplayed(cell) {
            cells.removeCell(at: row)
            endDisplaying(cell, at: row)
        }
        for part in cells.sectionViews.keys { recycleUndisplayedView(of: part) }
    }

    /// The index in front of the background view, which is behind all cells.
    var backmostCellIndex: Int {
        backgroundView.flatMap { view in subviews.firstIndex { $0 === view } }.map { $0 + 1 } ?? 0
    }

    func replaceEdgeView(_ old: UIView?, by new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        // Setting the same view again measures its height again.
        content.top = edgeHeight(tableHeaderView)
        content.bottom = edgeHeight(tableFooterView)
        updateContentSize()
        setNeedsLayout()
    }

    func replaceBackgroundView(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func edgeHeight(_ view: UIView?) -> CGFloat {
        view?.frame.height ?? 0
    }

    func placeEdgeViews() {
        let (top, bottom) = (edgeHeight(tableHeaderView), edgeHeight(tableFooterView))
        if top != content.top || bottom != content.bottom {
            (content.top, content.bottom) = (top, bottom)
            updateContentSize()
            setNeedsLayout()
        }
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        let end = content.height - bottom
        tableFooterView?.frame = CGRect(x: 0, y: end, width: bounds.width, height: bottom)
        placeFillerRows()
        if let backgroundView { placePinned(backgroundView, at: CGRect(origin: bounds.origin, size: bounds.size)) }
        sectionIndex.place()
    }
}
