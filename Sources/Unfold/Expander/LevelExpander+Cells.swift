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
        queue.configuring {
            guard remedies.contains(.configuresAtOnce) else { return prepare(cell, at: indexPath) }
            // The table may be laid out in an animation, which the appearance of a new cell isn't part of.
            UIView.performWithoutAnimation { prepare(cell, at: indexPath) }
        }
    }

    private func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
        RowMark.existing(in: cell)?.endMotion(in: cell)
        guard let id = places.identify(indexPath) else { return release(cell) }
        let mark = RowMark.of(cell)
        places.cells.add(cell)
        mark.owner = places
        mark.onChange = { [weak self, weak cell] _ in
            if let cell { self?.reconsider(cell) }
        }
        mark.id = AnyHashable(id)
        if let outline {
            RowCurtain.remove(from: cell)
            outline.indent(cell, mark, for: id)
        }
        if !current[id].isFolded || current.policy.keepsOneOpen { places.remember(id, at: indexPath) }
        show(id, in: cell, mark)
    }

    /// Restores a cell that showed another row, for a row that never unfolds.
    private func release(_ cell: UITableViewCell) {
        show(.folded, in: cell, .configuration)
        guard let mark = RowMark.existing(in: cell), mark.id != nil else { return }
        (mark.owner, mark.id, mark.level, mark.fits, mark.onChange) = (nil, nil, nil, nil, nil)
        placeDetail(in: cell, of: nil, isUnfolded: false, reason: .configuration)
        update(cell, mark, level: .folded, unfolds: false)
    }

    private func show(_ id: ID, in cell: UITableViewCell, _ mark: RowMark) {
        var seen: Set<Level> = []
        mark.configuring {
            mark.fits = decide(cell, mark, id)
            if mark.fits != true { openFirstRow(id) }
            // The cell or its detail may change the level of the row. The table doesn't know the
            // cell yet, so no other code would show that change. Each level is shown at most once,
            // which ends the loop if the client alternates.
            while mark.id == AnyHashable(id), seen.insert(current[id]).inserted {
                let level = current[id]
                mark.level = level
                show(level, in: cell, .configuration)
                placeDetail(in: cell, of: id, isUnfolded: !level.isFolded, reason: .configuration)
                update(cell, mark, level: level, unfolds: mark.fits != true)
            }
        }
    }

    /// Opens a row that is about to be shown, if the policy keeps one row of its group open and none has been open.
    func openFirstRow(_ id: ID) {
        guard current.policy.keepsOneOpen, !queue.isAsking else { return }
        let isFirst = queue.asking {
            guard let key = group(id), firstOpenRows.begin(key) else { return false }
            return !current.unfolded.contains { group($0) == key }
        }
        // The table is in a layout pass, and shows the level in this pass.
        queue.configuring {
            perform {
                guard isFirst else { return }
                _ = change(motion: .none) { [self] state in state.set(Level.folded.next, for: id, groupedBy: group) }
            }
        }
    }

    /// Returns whether the folded row shows everything, as far as is known. Returns `false` for
    /// rows that were never shown.
    func isComplete(_ id: ID) -> Bool {
        if let unfolds = outline?.unfolds(id, nil) { return !unfolds }
        if let answer = fits.lastAnswer(for: id) { return answer }
        // The cache may have dropped the answers for rows on the screen.
        let cell = places.visibleIndexPath(for: id).flatMap { tableView?.cellForRow(at: $0) }
        return cell.flatMap(RowMark.existing)?.fits ?? false
    }

    /// Finds out whether the folded row shows everything, for a row that was never shown.
    ///
    /// Otherwise a row with nothing to unfold would count as open, and the policy would fold other rows for it. The
    /// data source configures a cell for the row, which isn't displayed.
    func findOutFit(of id: ID) {
        guard let tableView, tableView.window != nil, !tableView.hasUncommittedUpdates, !queue.isConfiguring,
            fits.lastAnswer(for: id) == nil, let indexPath = indexPath(for: id)
        else { return }
        _ = tableView.dataSource?.tableView(tableView, cellForRowAt: indexPath)
    }

    /// Shows the levels of all rows on the screen and updates the row heights, without an animation.
    func refresh() {
        guard let tableView else { return }
        UIView.performWithoutAnimation {
            places.forEach(places.shownRows) { _, cell in refresh(cell) }
            tableView.performBatchUpdates(nil)
        }
    }

    /// Shows levels that the client set, without an animation.
    func replaceState(by state: ExpansionState<ID, Level>) {
        guard !queue.isAsking else { return queue.wait { [weak self] in self?.replaceState(by: state) } }
        firstOpenRows.finish()
        current = state
        revision += 1
        // A client that sets the whole state also updates its rows, so the pending changes don't have to be shown.
        queue.removeAll()
        if outline != nil { UIView.performWithoutAnimation { _ = outline?.updateRows() } }
        refresh()
        outline?.updateHeaders()
        releaseFoldedDetails()
    }

    /// Updates a cell whose width or content size category changed, because its text may fit differently.
    private func reconsider(_ cell: UITableViewCell) {
        guard remedies.contains(.knowsWidth) else { return }
        queue.configuring {
            UIView.performWithoutAnimation {
                refresh(cell)
                // The table may have measured the cell meanwhile, as it was without its indicator.
                cell.invalidateIntrinsicContentSize()
            }
        }
    }

    func refresh(_ cell: UITableViewCell) {
        guard let mark = RowMark.existing(in: cell), let id = places.markedID(of: cell) else { return }
        outline?.indent(cell, mark, for: id)
        show(id, in: cell, mark)
    }

    /// Returns whether the folded row shows everything, or `nil` if that isn't known.
    private func decide(_ cell: UITableViewCell, _ mark: RowMark, _ id: ID) -> Bool? {
        let width = rowWidth
        guard width > 0 else { return nil }
        if let unfolds = outline?.unfolds(id, cell) {
            fits.remember(!unfolds, nil, for: id)
            return !unfolds
        }
        if let answer = cell.foldedFit(inRowOf: width) {
            fits.remember(answer, nil, for: id)
            return answer
        }
        let labels = truncatableLabels(of: cell)
        let category = cell.traitCollection.preferredContentSizeCategory
        guard let key = FitKey(labels, category: category, width: width) else {
            // The row may have fit with its previous content.
            fits.forget(id)
            return nil
        }
        if let known = fits.answer(key, for: id) { return known }
        show(.folded, in: cell, .configuration)
        // A row that fits has no indicator, so the text is measured without one.
        showIndicator(in: cell, mark, isOpen: nil)
        // A dequeued cell may not have the width of its row yet.
        if cell.bounds.width != width, remedies.contains(.knowsWidth) { cell.bounds.size.width = width }
        cell.layoutIfNeeded()
        let answer = labels.allSatisfy(\.showsWholeText)
        fits.remember(answer, key, for: id)
        return answer
    }

    private var rowWidth: CGFloat {
        guard let tableView else { return 0 }
        guard tableView.style == .insetGrouped else { return tableView.bounds.width }
        return tableView.bounds.width - tableView.layoutMargins.left - tableView.layoutMargins.right
    }

    /// Updates the indicator and the accessibility properties of a cell for a level.
    func update(_ cell: UITableViewCell, _ mark: RowMark, level: Level, unfolds: Bool) {
        showIndicator(in: cell, mark, isOpen: unfolds ? !level.isFolded : nil)
        describe(cell, mark, level: level, unfolds: unfolds)
    }

    private func showIndicator(in cell: UITableViewCell, _ mark: RowMark, isOpen: Bool?) {
        guard let placement = indicator.placement, let isOpen else {
            mark.arrow?.remove()
            mark.arrow = nil
            return
        }
        if mark.arrow?.isPlaced(at: placement) != true {
            mark.arrow?.remove()
            mark.arrow = RowArrow(in: cell, at: placement)
        }
        mark.arrow?.turn(isOpen: isOpen)
        // The text of the cell may have changed, and with it the first line.
        mark.setNeedsLayout()
    }
}
