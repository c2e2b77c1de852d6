import UIKit

extension LevelExpander {
    /// Configures a cell for the level of its row.
    ///
    /// Call this method in `tableView(_:cellForRowAt:)` after you set the cell's content. Call it
    /// for every row, including rows that never unfold.
    ///
    /// The method determines whether the folded row truncates any text, which requires one layout of the cell.
    /// The expander caches the results for 4,096 rows.
    ///
    /// ```swift
    /// let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
    /// (cell as? CommentCell)?.message.text = comment.text
    /// expander.configure(cell, at: indexPath)
    /// ```
    ///
    /// - Parameters:
    ///   - cell: The cell to configure.
    ///   - indexPath: The index path of the row that the cell is for.
    public func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        queue.configuring { prepare(cell, at: indexPath) }
    }

    private func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
        guard let id = identify(indexPath) else { return release(cell) }
        let mark = RowMark.of(cell)
        mark.owner = self
        mark.onChange = { [weak self, weak cell] _ in
            if let cell { self?.reconsider(cell) }
        }
        mark.id = AnyHashable(id)
        if !current[id].isFolded { places[id] = indexPath }
        show(id, in: cell, mark)
    }

    /// Restores a cell that showed another row, for a row that never unfolds.
    private func release(_ cell: UITableViewCell) {
        cell.show(Level.folded, reason: .configuration)
        guard let mark = RowMark.existing(in: cell), mark.id != nil else { return }
        (mark.owner, mark.id, mark.level, mark.fits, mark.onChange) = (nil, nil, nil, nil, nil)
        placeDetail(in: cell, of: nil, isUnfolded: false, reason: .configuration)
        showIndicator(in: cell, isOpen: nil)
        describe(cell, level: .folded, unfolds: false)
        restoreSelectionStyle(of: cell, mark)
    }

    private func show(_ id: ID, in cell: UITableViewCell, _ mark: RowMark) {
        var seen: Set<Level> = []
        mark.configuring {
            mark.fits = decide(cell, id)
            // The cell or its detail may change the level of the row. The table doesn't know the
            // cell yet, so no other code would show that change. Each level is shown at most once,
            // which ends the loop if the client alternates.
            while mark.id == AnyHashable(id), seen.insert(current[id]).inserted {
                let level = current[id]
                mark.level = level
                cell.show(level, reason: .configuration)
                placeDetail(in: cell, of: id, isUnfolded: !level.isFolded, reason: .configuration)
                update(cell, mark, level: level, unfolds: mark.fits != true)
            }
        }
    }

    /// Returns whether the folded row shows everything, as far as is known. Returns `false` for
    /// rows that were never shown.
    func isComplete(_ id: ID) -> Bool {
        if let answer = fits.lastAnswer(for: id) { return answer }
        // The cache may have dropped the answers for rows on the screen.
        let cell = visibleIndexPath(for: id).flatMap { tableView?.cellForRow(at: $0) }
        return cell.flatMap(RowMark.existing)?.fits ?? false
    }

    /// Shows the levels of all rows on the screen and updates the row heights, without an animation.
    func refresh() {
        guard let tableView else { return }
        UIView.performWithoutAnimation {
            forEach(shownRows) { _, cell in refresh(cell) }
            tableView.performBatchUpdates(nil)
        }
    }

    /// Shows levels that the client set, without an animation.
    func replaceState(by state: ExpansionState<ID, Level>) {
        guard !queue.isAsking else { return queue.wait { [weak self] in self?.replaceState(by: state) } }
        current = state
        revision += 1
        // A client that sets the whole state also updates its rows, so the pending changes don't have to be shown.
        queue.removeAll()
        refresh()
        releaseFoldedDetails()
    }

    /// Updates a cell whose width or content size category changed, because its text may fit differently.
    private func reconsider(_ cell: UITableViewCell) {
        queue.configuring {
            UIView.performWithoutAnimation {
                refresh(cell)
                // The table may have measured the cell meanwhile, as it was without its indicator.
                cell.invalidateIntrinsicContentSize()
            }
        }
    }

    private func refresh(_ cell: UITableViewCell) {
        guard let mark = RowMark.existing(in: cell), mark.owner === self, let id = mark.id?.base as? ID else { return }
        show(id, in: cell, mark)
    }

    /// Returns whether the folded row shows everything, or `nil` if that isn't known.
    private func decide(_ cell: UITableViewCell, _ id: ID) -> Bool? {
        let width = rowWidth
        guard width > 0 else { return nil }
        if let answer = cell.foldedFit(inRowOf: width) {
            fits.remember(answer, nil, for: id)
            return answer
        }
        guard let question = FitQuestion(cell, width: width) else {
            // The row may have fit with its previous content.
            fits.forget(id)
            return nil
        }
        if let known = fits.answer(question, for: id) { return known }
        cell.show(Level.folded, reason: .configuration)
        // A row that fits has no indicator, so the text is measured without one.
        showIndicator(in: cell, isOpen: nil)
        // A dequeued cell may not have the width of its row yet.
        if cell.bounds.width != width { cell.bounds.size.width = width }
        cell.layoutIfNeeded()
        let answer = cell.truncatableLabels.allSatisfy(\.showsWholeText)
        fits.remember(answer, question, for: id)
        return answer
    }

    private var rowWidth: CGFloat {
        guard let tableView else { return 0 }
        guard tableView.style == .insetGrouped else { return tableView.bounds.width }
        return tableView.bounds.width - tableView.layoutMargins.left - tableView.layoutMargins.right
    }

    /// Updates the indicator, the accessibility properties and the selection style of a cell for a level.
    func update(_ cell: UITableViewCell, _ mark: RowMark, level: Level, unfolds: Bool) {
        showIndicator(in: cell, isOpen: unfolds ? !level.isFolded : nil)
        describe(cell, level: level, unfolds: unfolds)
        if unfolds {
            restoreSelectionStyle(of: cell, mark)
        } else if mark.selectionStyle == nil {
            mark.selectionStyle = cell.selectionStyle
            cell.selectionStyle = .none
        }
    }

    private func restoreSelectionStyle(of cell: UITableViewCell, _ mark: RowMark) {
        if let style = mark.selectionStyle { cell.selectionStyle = style }
        mark.selectionStyle = nil
    }

    private func showIndicator(in cell: UITableViewCell, isOpen: Bool?) {
        let shown = cell.accessoryView as? ChevronView
        guard indicator == .chevron, let isOpen else {
            if shown != nil { cell.accessoryView = nil }
            return
        }
        let chevron = shown ?? ChevronView.make()
        if shown == nil { cell.accessoryView = chevron }
        // Set this even if it has the same value: an animator that reversed to its start may have rotated the view.
        chevron.isOpen = isOpen
    }
}
