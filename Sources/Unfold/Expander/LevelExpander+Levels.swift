import UIKit

extension LevelExpander {
    /// Returns the level of a row.
    ///
    /// ```swift
    /// let isOpen = expander[comment.id] == .expanded
    /// ```
    ///
    /// - Complexity: O(1) on average.
    public subscript(id: ID) -> Level { levels.read(id) }

    /// Returns the level of the row at an index path, or the folded level if the row has no identifier.
    ///
    /// Use this method in a delegate that returns the heights of rows:
    ///
    /// ```swift
    /// func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ///     expander.level(at: indexPath).isFolded ? 44 : 132
    /// }
    /// ```
    ///
    /// - Parameter indexPath: The index path of a row.
    /// - Returns: The level of the row.
    public func level(at indexPath: IndexPath) -> Level {
        guard let id = places.identify(indexPath) else { return .folded }
        if levels.current.policy.keepsOneOpen {
            places.remember(id, at: indexPath)
            openFirstRow(id)
        }
        return levels.read(id)
    }

    /// Sets the row at an index path to its next level, or from its last level to the folded one,
    /// and deselects the row unless ``deselectsRows`` is `false`.
    ///
    /// Call this method when the user taps a row:
    ///
    /// ```swift
    /// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ///     expander.toggle(at: indexPath)
    /// }
    /// ```
    ///
    /// The level doesn't change if the folded row already shows everything, if the row has no identifier, or if
    /// ``shouldChange`` returns `false`. While the user selects several rows in the editing mode of the table, neither
    /// the level nor the selection changes. If the policy doesn't allow the row to fold, the row goes from its last
    /// level to the first open one.
    ///
    /// - Parameter indexPath: The index path of the row.
    /// - Returns: Whether any level changed.
    @discardableResult
    public func toggle(at indexPath: IndexPath) -> Bool {
        // The user selects several rows.
        if let container, container.isEditing, container.allowsMultipleSelectionDuringEditing { return false }
        if deselectsRows { container?.deselectRow(at: indexPath, animated: true) }
        guard let id = places.identify(indexPath) else { return false }
        places.remember(id, at: indexPath)
        return userChange(id, to: nil)
    }

    /// Sets a row to its next level, whether or not it is on the screen.
    ///
    /// ```swift
    /// expander.toggle(comment.id)
    /// ```
    ///
    /// - Parameter id: The identifier of the row.
    /// - Returns: Whether any level changed.
    @discardableResult
    public func toggle(_ id: ID) -> Bool {
        change(requestedID: id, motion: motion) { [self] state in
            set(levels.nextLevel(of: id, in: state), for: id, in: &state)
        }
    }

    /// Changes a row for the user, unless the client refuses.
    ///
    /// - Parameter level: The level to set, or `nil` for the level that a toggle sets.
    func userChange(_ id: ID, to level: Level?) -> Bool {
        change(requestedID: id, motion: motion) { [self] state in userChange(id, to: level, in: &state) }
    }

    /// Changes a row for the user in a copy of the levels, unless the client refuses.
    func userChange(_ id: ID, to level: Level?, in state: inout ExpansionState<ID, Level>) -> [Change] {
        let goal = level ?? levels.nextLevel(of: id, in: state)
        let mayFold = goal.isFolded && state.isChanged(id)
        guard goal != state[id], mayFold || !presenter.isComplete(id) else { return [] }
        guard shouldChange?(Change(id: id, from: state[id], to: goal)) ?? true else { return [] }
        return set(goal, for: id, in: &state)
    }

    /// Sets the level of a row, and animates it together with the rows that the policy folds.
    ///
    /// ```swift
    /// expander.set(.expanded, for: comment.id)
    /// expander.set(.collapsed, for: comment.id, animated: false)
    /// ```
    ///
    /// A row that shows everything while it is folded stays folded.
    ///
    /// - Parameters:
    ///   - level: The level to set.
    ///   - id: The identifier of the row. The expander stores the level even if the table doesn't have the row.
    ///   - animated: Whether the rows animate with ``motion``. If `false`, they change immediately.
    /// - Returns: Whether any level changed.
    @discardableResult
    public func set(_ level: Level, for id: ID, animated: Bool = true) -> Bool {
        change(requestedID: id, motion: animated ? motion : .none) { [self] state in set(level, for: id, in: &state) }
    }

    /// Sets the level of a row, unless the folded row shows everything, and folds other rows as the policy requires.
    func set(_ level: Level, for id: ID, in state: inout ExpansionState<ID, Level>) -> [Change] {
        // Without a change there must be no question to the client, because a client may set a
        // level whenever it is asked for an identifier. A state that exceeds its limit is reduced
        // even if the level of this row stays the same.
        let isOverfull = state.policy.limit.map { state.unfolded.count > $0 } ?? false
        guard level != state[id] || isOverfull, level.isFolded || !presenter.isComplete(id) else { return [] }
        return state.set(level, for: id, groupedBy: levels.group)
    }

    /// Sets the level of several rows in one animation. As many rows open as the policy allows.
    ///
    /// ```swift
    /// expander.setAll(.expanded, for: unread.map(\.id))
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level to set.
    ///   - ids: The identifiers of the rows.
    ///   - animated: Whether the rows animate with ``motion``. If `false`, they change immediately.
    public func setAll<IDs: Sequence<ID>>(_ level: Level, for ids: IDs, animated: Bool = true) {
        let ids = Array(ids)
        setAll(level, animated: animated) { _ in ids }
    }

    private func setAll(
        _ level: Level,
        animated: Bool,
        for ids: @escaping (ExpansionState<ID, Level>) -> [ID]
    ) {
        change(motion: animated ? motion : .none) { [self] state in
            let all = ids(state)
            let ids = level.isFolded ? all : presenter.unfolding(all)
            return state.setAll(level, for: ids, groupedBy: levels.group)
        }
    }

    /// Sets all rows of the table to the last level, as far as the policy allows.
    ///
    /// ```swift
    /// expander.expandAll(animated: false)
    /// ```
    ///
    /// - Parameter animated: Whether the rows animate with ``motion``. If `false`, they change immediately.
    /// - Complexity: O(*n*), where *n* is the number of rows in the table.
    public func expandAll(animated: Bool = true) {
        setAll(.fullyUnfolded, animated: animated) { [self] _ in places.allIDs }
    }

    /// Folds all rows, as far as the policy allows.
    ///
    /// ```swift
    /// expander.collapseAll()
    /// ```
    ///
    /// - Parameter animated: Whether the rows animate with ``motion``. If `false`, they change immediately.
    /// - Complexity: O(*n*), where *n* is the number of open rows.
    public func collapseAll(animated: Bool = true) {
        setAll(.folded, animated: animated) { [self] state in
            Array(state.unfolded) + (state.commonLevel.isFolded ? [] : places.allIDs)
        }
    }

    /// The policy that limits the number of open rows. To change it, call ``setPolicy(_:animated:)``.
    public var policy: ExpansionPolicy { levels.current.policy }

    /// Sets the policy, and folds the rows that it doesn't allow to be open in one animation.
    ///
    /// ```swift
    /// expander.setPolicy(.accordion)
    /// ```
    ///
    /// - Parameters:
    ///   - policy: The new policy. In each group, the rows that were opened last stay open.
    ///   - animated: Whether the rows animate with ``motion``. If `false`, they change immediately.
    public func setPolicy(_ policy: ExpansionPolicy, animated: Bool = true) {
        change(motion: animated ? motion : .none) { [self] state in
            levels.change(&state) { $0.setPolicy(policy, groupedBy: levels.group) }
        }
    }

    /// Sets the levels of all rows and the policy, and moves the rows that change in one animation.
    ///
    /// Rows come and go with others as always. Rows that the policy doesn't allow to be open fold.
    ///
    /// ```swift
    /// expander.setState(ExpansionState(defaultLevel: .expanded))  // all rows open, and those that come
    /// ```
    ///
    /// - Parameters:
    ///   - state: The new state.
    ///   - animated: Whether the rows animate with ``motion``. If `false`, they change immediately.
    public func setState(_ state: ExpansionState<ID, Level>, animated: Bool = true) {
        change(motion: animated ? motion : .none) { [self] current in
            levels.change(&current) { next in
                next = state
                next.enforcePolicy(groupedBy: levels.group)
            }
        }
    }

    /// Removes the levels of rows that the table no longer has.
    ///
    /// The expander keeps the levels of rows that leave the table, so that they have the same levels when they come
    /// back. Call this method to remove the levels of rows that don't come back.
    ///
    /// ```swift
    /// expander.prune { comments[$0] != nil }
    /// ```
    ///
    /// This method doesn't update the screen. A row on the screen keeps its appearance until its
    /// cell is configured again.
    ///
    /// - Parameter isKept: A closure that takes the identifier of a row and returns whether to keep its level.
    /// - Complexity: O(*n*), where *n* is the number of open rows and of the rows whose positions
    ///   and fits are cached.
    public func prune(keeping isKept: (ID) -> Bool) {
        let known = Set(levels.current.changedIDs).union(presenter.fits.ids).union(places.knownIDs)
        let gone = queue.asking { known.filter { !isKept($0) } }
        if queue.isAsking {
            queue.wait { [weak self] in self?.forget(gone) }
        } else {
            forget(gone)
            perform {}
        }
    }

    private func forget(_ ids: Set<ID>) {
        outline?.content.compareAllRows()
        for id in ids {
            levels.forget(id)
            presenter.fits.forget(id)
            places.forget(id)
        }
        presenter.details.releaseFolded(runner.motions.contains)
    }
}
