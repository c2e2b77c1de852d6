import UIKit

extension LevelExpander {
    /// The level of a row. Constant time.
    ///
    /// ```swift
    /// let isOpen = expander[comment.id] == .expanded
    /// ```
    public subscript(id: ID) -> Level { current[id] }

    /// The level of the row at an index path, the folded one if it has no identity. For a delegate that gives heights:
    ///
    /// ```swift
    /// func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ///     expander.level(at: indexPath).isFolded ? 44 : 132
    /// }
    /// ```
    public func level(at indexPath: IndexPath) -> Level {
        identify(indexPath).map { current[$0] } ?? .folded
    }

    /// Takes the row at an index path to the next level, from the last one back to the folded one: what a tap does.
    ///
    /// ```swift
    /// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ///     expander.toggle(at: indexPath)
    /// }
    /// ```
    ///
    /// Does nothing for a row that already shows everything, or has no identity. The row does not stay selected.
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    public func toggle(at indexPath: IndexPath) -> Bool {
        tableView?.deselectRow(at: indexPath, animated: true)
        guard let id = identify(indexPath) else { return false }
        places[id] = indexPath
        return toggle(id)
    }

    /// Takes a row to the next level, wherever it is, on the screen or not.
    ///
    /// ```swift
    /// expander.toggle(comment.id)
    /// ```
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    public func toggle(_ id: ID) -> Bool {
        change(asked: id, motion: motion) { [self] state in set(state[id].next, for: id, in: &state) }
    }

    /// Takes a row to a level, with what the policy makes of the others, as one motion.
    ///
    /// ```swift
    /// expander.set(.expanded, for: comment.id)
    /// expander.set(.collapsed, for: comment.id, animated: false)
    /// ```
    ///
    /// A row that already shows everything stays folded.
    ///
    /// - Parameters:
    ///   - level: the level that the row is to have.
    ///   - id: the row; it is remembered also if the table does not have it.
    ///   - animated: whether rows move by ``motion``, or are there at once.
    /// - Returns: whether anything changed.
    @discardableResult
    public func set(_ level: Level, for id: ID, animated: Bool = true) -> Bool {
        change(asked: id, motion: animated ? motion : .none) { [self] state in set(level, for: id, in: &state) }
    }

    /// Sets the level of a row and of those that the policy folds for it, unless the row shows everything already.
    func set(_ level: Level, for id: ID, in state: inout ExpansionState<ID, Level>) -> [Change] {
        // Nothing is asked for nothing: a client may set a level whenever it is asked for an identity.
        let isOverfull = state.policy.limit.map { state.unfolded.count > $0 } ?? false
        guard level != state[id] || isOverfull, level.isFolded || !isComplete(id) else { return [] }
        return state.set(level, for: id, groupedBy: group)
    }

    /// Takes rows to a level, as one motion; as many as the policy allows.
    ///
    /// ```swift
    /// expander.setAll(.expanded, for: unread.map(\.id))
    /// ```
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
            let ids = ids(state).filter { level.isFolded || !isComplete($0) }
            return state.setAll(level, for: ids, groupedBy: group)
        }
    }

    /// Unfolds all rows of the table, as far as the policy allows. Takes time in proportion to their number.
    ///
    /// ```swift
    /// expander.expandAll(animated: false)
    /// ```
    public func expandAll(animated: Bool = true) {
        setAll(.fullyUnfolded, animated: animated) { [self] _ in allIDs }
    }

    /// Folds all rows, as far as the policy allows. Takes time in proportion to the rows that are open.
    ///
    /// ```swift
    /// expander.collapseAll()
    /// ```
    public func collapseAll(animated: Bool = true) {
        setAll(.folded, animated: animated) { Array($0.unfolded) }
    }

    /// Forgets rows that the table no longer has; without it their levels are remembered, should the rows come back.
    ///
    /// ```swift
    /// expander.prune { comments[$0] != nil }
    /// ```
    ///
    /// Takes time in proportion to the rows that are open, and to the last few thousand that were shown. Shows nothing: a
    /// row on the screen keeps its look until it is configured again.
    public func prune(keeping isKept: (ID) -> Bool) {
        let known = Set(current.unfolded).union(fits.ids).union(places.keys)
        let gone = queue.asking { known.filter { !isKept($0) } }
        if queue.isAsking {
            queue.wait { [weak self] in self?.forget(gone) }
        } else {
            forget(gone)
            perform {}
        }
    }

    private func forget(_ ids: Set<ID>) {
        for id in ids {
            if !current.remove(id).isEmpty { revision += 1 }
            fits.forget(id)
            places[id] = nil
        }
        releaseFoldedDetails()
    }

    /// What the policy counts a row with.
    var group: (ID) -> AnyHashable? {
        { [self] id in
            switch scope {
            case .table: 0
            case .section: indexPath(for: id).map { AnyHashable($0.section) }
            case .group(let key): key(id)
            }
        }
    }
}
