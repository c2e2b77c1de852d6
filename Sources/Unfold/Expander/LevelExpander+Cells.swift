import UIKit

extension LevelExpander {
    /// Gives a cell the look of its row. To be called in `cellForRowAt` once the cell has its contents, for every row, also
    /// for those that never unfold.
    ///
    /// Finds out whether the folded row cuts anything off, which lays the cell out once; it is remembered for 4,096 rows.
    ///
    /// ```swift
    /// let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
    /// (cell as? CommentCell)?.message.text = comment.text
    /// expander.configure(cell, at: indexPath)
    /// ```
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

    /// Leaves a cell as the client made it, for a row that never unfolds: what an earlier row gave it goes.
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
            // The cell and its detail may change the level of their row. A table does not know the cell yet, so nobody else
            // would show that. Once round all levels is enough.
            while mark.id == AnyHashable(id), seen.insert(current[id]).inserted {
                let level = current[id]
                mark.level = level
                cell.show(level, reason: .configuration)
                placeDetail(in: cell, of: id, isUnfolded: !level.isFolded, reason: .configuration)
                update(cell, mark, level: level, unfolds: mark.fits != true)
            }
        }
    }

    /// Whether a row that is folded shows everything, as far as is known: of rows that were never shown nothing is.
    func isComplete(_ id: ID) -> Bool {
        if let answer = fits.lastAnswer(for: id) { return answer }
        // Answers are forgotten when there are many, also those of rows on the screen.
        let cell = visibleIndexPath(for: id).flatMap { tableView?.cellForRow(at: $0) }
        return cell.flatMap(RowMark.existing)?.fits ?? false
    }

    /// Shows the levels of all rows on the screen, and asks for their heights, without a motion.
    func refresh() {
        guard let tableView else { return }
        UIView.performWithoutAnimation {
            for (_, cell) in shownRows { refresh(cell) }
            tableView.performBatchUpdates(nil)
        }
    }

    /// Shows levels that the client has set, without a motion.
    func replaceState(by state: ExpansionState<ID, Level>) {
        guard !queue.isAsking else { return queue.wait { [weak self] in self?.replaceState(by: state) } }
        current = state
        revision += 1
        // A client that sets all levels has the rows for them.
        queue.removeAll()
        refresh()
        releaseFoldedDetails()
    }

    /// The cell has another width, or texts another size: what fitted may fit no longer.
    private func reconsider(_ cell: UITableViewCell) {
        queue.configuring { UIView.performWithoutAnimation { refresh(cell) } }
    }

    private func refresh(_ cell: UITableViewCell) {
        guard let mark = RowMark.existing(in: cell), mark.owner === self, let id = mark.id?.base as? ID else { return }
        show(id, in: cell, mark)
    }

    /// Finds out whether the folded row shows everything.
    private func decide(_ cell: UITableViewCell, _ id: ID) -> Bool? {
        let width = rowWidth
        guard width > 0 else { return nil }
        if let answer = cell.foldedFit(inRowOf: width) {
            fits.remember(answer, nil, for: id)
            return answer
        }
        guard let question = FitQuestion(cell, width: width) else {
            // The row may have fitted while it showed something else.
            fits.forget(id)
            return nil
        }
        if let known = fits.answer(question, for: id) { return known }
        cell.show(Level.folded, reason: .configuration)
        // There is no indicator beside what fits.
        showIndicator(in: cell, isOpen: nil)
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

    /// Brings what surrounds a cell's contents into line with its level.
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
        // Also if it is so already: an animator that went back may have turned it.
        chevron.isOpen = isOpen
    }
}
