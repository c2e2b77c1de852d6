import CoreGraphics

/// Keyboard navigation from row to row.
extension UITableView {
    /// The row with the focus, whether or not it is on the screen.
    var focusedRow: IndexPath? {
        get { selection.focused }
        set { selection.focus(newValue) }
    }

    func canFocus(_ row: IndexPath) -> Bool {
        contains(row) && delegate?.tableView(self, canFocusRowAt: row) ?? allowsFocusNow
    }

    /// Whether rows can receive the focus in the current mode, unless the delegate decides.
    var allowsFocusNow: Bool {
        editing.isOn ? allowsFocusDuringEditing : allowsFocus
    }

    /// Handles a key for the row with the focus.
    ///
    /// - Returns: Whether the key was handled.
    func answer(_ press: UIPress) -> Bool {
        // An update that isn't laid out yet may have deleted the place with the focus.
        layoutIfNeeded()
        guard let key = press.key, let place = TableFocusSearch(table: self).focusedPlace,
            key.isUnmodified
        else { return false }
        switch key.keyCode {
        case .keyboardUpArrow: moveFocus(from: place, by: -1)
        case .keyboardDownArrow: moveFocus(from: place, by: 1)
        case .keyboardHome where allowsKeyboardScrolling: scroll(to: -adjustedContentInset.top)
        case .keyboardEnd where allowsKeyboardScrolling: scroll(to: .greatestFiniteMagnitude)
        case .keyboardPageUp where allowsKeyboardScrolling:
            scroll(to: (animationTarget ?? contentOffset).y - pageHeight)
        case .keyboardPageDown where allowsKeyboardScrolling:
            scroll(to: (animationTarget ?? contentOffset).y + pageHeight)
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
            // A key that a control in the row leaves doesn't select the row.
            guard let row = focusedRow, nearestScreen.focusSystem.focusedView.map({ $0 is UITableViewCell }) ?? true
            else { return false }
            if press.phase == .began { activate(row) }
        default: return false
        }
        return true
    }

    /// Shows the focus on the cell of the focused row after rows were inserted, deleted or scrolled.
    func settleFocus() {
        guard let row = focusedRow, nearestScreen.focusSystem.focusedKeeper === self else { return }
        if !contains(row) {
            let geometry = rowGeometry
            selection.focus(
                row.nearestRow(numberOfSections: geometry.numberOfSections) { geometry.numberOfRows(in: $0) }
            )
        }
        let cell = focusedRow.flatMap { shownCell(at: $0) }
        nearestScreen.focusSystem.itemMoved(to: cell.flatMap { isDisplayed($0) ? $0 : nil }, in: self)
    }

    private func moveFocus(from place: FocusPlace, by step: Int) {
        guard let (next, view) = TableFocusSearch(table: self).place(from: place, by: step) else {
            // There may be a header, a footer or an inset beyond the first or last row.
            scroll(to: step < 0 ? -adjustedContentInset.top : .greatestFiniteMagnitude)
            return
        }
        let isMoved = nearestScreen.focusSystem.move(to: view, heading: step < 0 ? .up : .down)
        guard isMoved, case .row(let row) = next, view is UITableViewCell,
            delegate?.tableView(self, selectionFollowsFocusForRowAt: row) ?? selectionFollowsFocus
        else { return }
        activate(row, performingAction: false)
    }

    /// Returns the cell of a row, and scrolls the row into view as far as necessary.
    func cellInSight(_ row: IndexPath) -> UITableViewCell? {
        let isAbove = rowFrame(row).minY < bounds.minY + coveredTop(ofSection: row.section)
        if let goal = animationTarget?.y {
            if let cell = shownCell(at: row), isDisplayed(cell), isWhole(row, at: goal) { return cell }
            // A scroll that leads away from the row ends here.
            if isWhole(row, at: bounds.minY) || (goal < bounds.minY) != isAbove { stopAtRest() }
        }
        if shownCell(at: row).map(isDisplayed) != true {
            // The row is brought just into view, so that it has a cell at once. The rest of the way is animated.
            let frame = rowFrame(row)
            // A running scroll leads to an earlier row, and must not move the content back.
            places.aim(at: nil)
            contentOffset.y = clampedOffset(isAbove ? frame.maxY - 1 : frame.minY + 1 - bounds.height)
            layoutIfNeeded()
        }
        if !isWhole(row, at: bounds.minY) { scroll(to: row, at: .none, animated: true) }
        return shownCell(at: row)
    }

    /// Whether a row is entirely visible at a scroll position, neither cut off at the edges nor under a bar.
    private func isWhole(_ row: IndexPath, at y: CGFloat) -> Bool {
        let frame = rowFrame(row)
        return frame.minY >= y + coveredTop(ofSection: row.section)
            && frame.maxY <= y + bounds.height - adjustedContentInset.bottom
    }

    /// Returns the height at the top of the screen that bars and the pinned header of a section cover, in points.
    private func coveredTop(ofSection section: Int) -> CGFloat {
        let header = style == .plain ? rect(rowGeometry.range(ofHeader: section)).height : 0
        return adjustedContentInset.top + header
    }

    /// The distance of a page key in points: the visible height, less an overlap that helps to find the place again.
    private var pageHeight: CGFloat {
        let visible = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        return max(visible - TableMetrics.rowHeight / 2, visible / 2)
    }

    func scroll(to y: CGFloat) {
        let target = clampedOffset(y)
        guard target != contentOffset.y || isScrollAnimating else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: true)
    }
}

extension UITableView: FocusKeeper {
    var hasFocusedItem: Bool { focusedRow != nil }

    /// Returns the cell that receives the focus when it enters the table, scrolled into view.
    func viewToFocus() -> UIView? { rowToFocus.flatMap(cellInSight) }

    var itemViewToFocus: UIView? { rowToFocus.flatMap { shownCell(at: $0) }.flatMap { isDisplayed($0) ? $0 : nil } }

    /// The row that receives the focus when it enters the table.
    private var rowToFocus: IndexPath? {
        tileIfNeeded()
        let remembered = remembersLastFocusedIndexPath ? selection.lastFocused : nil
        let preferred = [focusedRow, remembered, delegate?.indexPathForPreferredFocusedView(in: self)]
        let shown =
            visibleRows.filter { selection.rows.contains($0) } + visibleRows.filter { isWhole($0, at: bounds.minY) }
            + visibleRows
        return (preferred.compactMap { $0 } + shown).first(where: canFocus)
    }

    var focusedItemView: UIView? { focusedRow.flatMap { shownCell(at: $0) }.flatMap { isDisplayed($0) ? $0 : nil } }

    func focusedViewDidChange(to view: UIView?) {
        focusedRow = row(containing: view)
    }

    /// Returns the row whose cell is a view or contains it.
    func row(containing view: UIView?) -> IndexPath? {
        view?.withSuperviews.lazy.compactMap { $0 as? UITableViewCell }.first { $0.superview === self }
            .flatMap(indexPath)
    }

    func allowsFocusUpdate(_ step: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(step, in: self)) ?? true
    }

    func focusDidUpdate(_ step: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let context = UITableViewFocusUpdateContext(step, in: self)
        delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }
}
