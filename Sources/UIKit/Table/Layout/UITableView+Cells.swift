import CoreGraphics
import QuartzCore

/// The way of a cell on to the screen and off it.
extension UITableView {
    /// Asks the data source for the cell of a row; `nil` if it can't be asked, since it has other data by now.
    func makeCell(for row: IndexPath) -> UITableViewCell? {
        guard !isInterrupted else { return nil }
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let cell = dataSource.tableView(self, cellForRowAt: row)
        requireUnused(cell, for: row)
        prepare(cell, for: row)
        if content.contains(row), cells.rows[row] == nil { cells.rows[row] = cell }
        return cell
    }

    /// Gives a cell what the table knows of its row.
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
    }

    /// Puts a cell on the screen, below all that is there.
    func display(_ cell: UITableViewCell, at row: IndexPath) {
        cells.rows[row] = cell
        if cell.superview !== self { insertSubview(cell, at: backmostCellIndex) }
        cell.isHidden = false
        if cells.beginDisplaying(cell) { delegate?.tableView(self, willDisplay: cell, forRowAt: row) }
        // Nothing around it: what else waits to be laid out may be about to be animated.
        cell.layer.layoutTree()
    }

    /// Takes a cell off the screen, for another row to use.
    func endDisplaying(_ cell: UITableViewCell, at row: IndexPath) {
        if selection.highlighted == row { selection.highlighted = nil }
        cell.removeFromSuperview()
        if cells.endDisplaying(cell) { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row) }
        reusePool.enqueue(cell)
    }

    /// Returns the views that were made to be measured to the pool.
    func letGoUnseenViews() {
        for (row, cell) in cells.rows where !cells.isDisplayed(cell) {
            cells.rows[row] = nil
            endDisplaying(cell, at: row)
        }
        for part in cells.sectionViews.keys { letGoUnseenView(of: part) }
    }

    /// Right in front of the view behind the rows.
    var backmostCellIndex: Int {
        backgroundView.flatMap { view in subviews.firstIndex { $0 === view } }.map { $0 + 1 } ?? 0
    }

    func replaceEdgeView(_ old: UIView?, by new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        // Setting the same view again has a new height of it taken.
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
        backgroundView?.frame = CGRect(origin: bounds.origin, size: bounds.size)
    }
}
