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
        configure(row: cell, at: indexPath)
    }

    func configure(row cell: any RowCell, at indexPath: IndexPath) {
        queue.configuring {
            guard remedies.contains(.configuresAtOnce) else { return prepare(cell, at: indexPath) }
            // The table may be laid out in an animation, which the appearance of a new cell isn't part of.
            UIView.performWithoutAnimation { prepare(cell, at: indexPath) }
        }
    }

    private func prepare(_ cell: any RowCell, at indexPath: IndexPath) {
        RowMark.existing(in: cell)?.endMotion(in: cell)
        guard let id = places.identify(indexPath) else { return presenter.release(cell) }
        let mark = places.mark(cell, as: id)
        mark.onChange = { [weak self] in self?.reconsider($0) }
        mark.onReturn = { [weak self] in self?.presenter.details.restore(in: $0) }
        if awaitedTop.isPending { mark.layOut { [weak top = awaitedTop] in top?.restore() } }
        if let outline {
            RowCurtain.remove(from: cell)
            outline.indent(cell, mark, for: id)
        }
        if !levels[id].isFolded || levels.current.policy.keepsOneOpen { places.remember(id, at: indexPath) }
        show(id, in: cell, mark)
    }

    private func show(_ id: ID, in cell: any RowCell, _ mark: RowMark) {
        mark.configuring {
            mark.fits = presenter.fit(of: id, in: cell, mark)
            if mark.fits != true { openFirstRow(id) }
            presenter.showLevels(of: id, in: cell, mark)
        }
    }

    /// Opens a row that is about to be shown, if the policy keeps one row of its group open and none has been open.
    func openFirstRow(_ id: ID) {
        guard levels.current.policy.keepsOneOpen, !queue.isAsking else { return }
        let isFirst = levels.beginGroup(of: id)
        // The table is in a layout pass, and shows the level in this pass.
        queue.configuring {
            perform {
                guard isFirst else { return }
                _ = change(motion: .none) { [levels] state in
                    state.set(Level.folded.next, for: id, groupedBy: levels.group)
                }
            }
        }
    }

    /// Shows the levels of all rows on the screen, and in cells off the screen that the table may show again as they
    /// are, and updates the row heights, without an animation.
    func refresh() {
        // The expander is often set up in the first call for a cell, in which the table must not begin an update.
        guard let container, !places.cells.isEmpty || !remedies.contains(.waitsForCells) else { return }
        UIView.performWithoutAnimation {
            let shown = places.shownRows
            places.forEach(shown) { _, cell in refresh(cell) }
            if remedies.contains(.changesUnseenCells) {
                for (_, cell) in places.unseenRows(except: shown) { refresh(cell) }
            }
            container.resizeRows()
        }
    }

    /// Shows levels that the client set, without an animation.
    ///
    /// - Parameter hasRows: Whether the table already has the rows for the levels. Otherwise the client updates its
    ///   rows after it has set the levels.
    func replaceState(by state: ExpansionState<ID, Level>, hasRows: Bool = false) {
        guard !queue.isAsking else {
            return queue.wait { [weak self] in self?.replaceState(by: state, hasRows: hasRows) }
        }
        // A client that has the rows of the state hears of those that fold. A client that gets its rows afterwards may
        // have other sections then, so only a policy for the whole table applies at once.
        let isTold = hasRows && outline == nil
        levels.replace(by: outline != nil || !isTold && scope.isWholeTable ? levels.allowed(state) : state)
        if outline != nil { UIView.performWithoutAnimation { _ = outline?.updateRows() } }
        // A client that sets the whole state also updates its rows, so the pending changes don't have to be shown.
        queue.removeAll()
        // The client has the rows for the changes that it makes meanwhile, too, when this method returns, unless it
        // had its rows before.
        if isTold {
            perform {
                refresh()
                change(motion: .none) { [levels] in $0.enforcePolicy(groupedBy: levels.group) }
            }
        } else if hasRows {
            perform { refresh() }
        } else {
            queue.discardingChanges {
                queue.runRequests()
                refresh()
            }
        }
        outline?.updateHeaders()
        presenter.details.releaseFolded(runner.motions.contains)
    }

    /// Updates a cell whose width or content size category changed, because its text may fit differently.
    private func reconsider(_ mark: RowMark) {
        // A cell that fades out would take the detail from the cell that the row has.
        guard remedies.contains(.knowsWidth), let cell = mark.cell, cell.window == nil || places.isInUse(cell)
        else { return }
        queue.configuring {
            UIView.performWithoutAnimation {
                refresh(cell)
                // The table may have measured the cell meanwhile, as it was without its indicator.
                cell.invalidateIntrinsicContentSize()
            }
        }
    }

    func refresh(_ cell: any RowCell) {
        guard let mark = RowMark.existing(in: cell), let id = places.markedID(of: cell) else { return }
        outline?.indent(cell, mark, for: id)
        show(id, in: cell, mark)
    }
}
