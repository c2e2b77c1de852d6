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
        set(current[id].next, for: id)
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
        guard level.isFolded || !isComplete(id) else { return false }
        let changes = current.set(level, for: id, groupedBy: group)
        perform(changes, asked: id, motion: animated ? motion : .none)
        return !changes.isEmpty
    }

    /// Takes rows to a level, as one motion; as many as the policy allows.
    ///
    /// ```swift
    /// expander.setAll(.expanded, for: unread.map(\.id))
    /// ```
    public func setAll<IDs: Sequence<ID>>(_ level: Level, for ids: IDs, animated: Bool = true) {
        let changes = current.setAll(level, for: ids.filter { level.isFolded || !isComplete($0) }, groupedBy: group)
        perform(changes, asked: nil, motion: animated ? motion : .none)
    }

    /// Unfolds all rows of the table, as far as the policy allows. Takes time in proportion to their number.
    ///
    /// ```swift
    /// expander.expandAll(animated: false)
    /// ```
    public func expandAll(animated: Bool = true) {
        setAll(.fullyUnfolded, for: allIDs, animated: animated)
    }

    /// Folds all rows, as far as the policy allows. Takes time in proportion to the rows that are open.
    ///
    /// ```swift
    /// expander.collapseAll()
    /// ```
    public func collapseAll(animated: Bool = true) {
        setAll(.folded, for: Array(current.unfolded), animated: animated)
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
        _ = current.prune(keeping: isKept)
        fits.prune(keeping: isKept)
        places = places.filter { isKept($0.key) }
    }

    /// What the policy counts a row with.
    var group: (ID) -> AnyHashable? {
        { [scope] id in
            switch scope {
            case .table: 0
            case .section: self.indexPath(for: id).map { AnyHashable($0.section) }
            case .group(let key): key(id)
            }
        }
    }
}
