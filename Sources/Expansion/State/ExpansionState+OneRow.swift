/// Changing one row.
extension ExpansionState {
    /// Sets the level of a row, and folds other rows of its group as the policy requires.
    ///
    /// The rows of the group that were opened the longest time ago fold first. If the policy keeps one row open,
    /// folding the last open row of the group has no effect.
    ///
    /// ```swift
    /// state.set(.expanded, for: id) { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level to set.
    ///   - id: The identifier of the row.
    ///   - group: A closure that returns the group of a row, or `nil` if the row isn't in the table.
    /// - Returns: The change of the row, if its level changes, followed by those of the rows that the policy
    ///   folds, in the order in which they were opened.
    /// - Complexity: O(1) on average. O(*n*), where *n* is the number of open rows, if *n* is greater than the limit
    ///   or if a row folds and one row has to stay open.
    @discardableResult
    public mutating func set<Group: Hashable>(
        _ level: Level,
        for id: ID,
        groupedBy group: (ID) -> Group?
    ) -> [Change] {
        setAll(level, for: CollectionOfOne(id), groupedBy: group)
    }

    /// Sets the level of a row, with all rows in one group.
    ///
    /// ```swift
    /// state.set(.expanded, for: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level to set.
    ///   - id: The identifier of the row.
    /// - Returns: The changes, as ``set(_:for:groupedBy:)`` returns them.
    @discardableResult
    public mutating func set(_ level: Level, for id: ID) -> [Change] {
        set(level, for: id, groupedBy: { _ in WholeTable.wholeTable })
    }

    /// Sets a row to its next level.
    ///
    /// If the policy doesn't allow the row to fold, the row goes to the first open level instead. With three levels,
    /// it alternates between the two open ones. With two levels, it stays as it is.
    ///
    /// ```swift
    /// state.toggle(id) { mails[$0]?.thread }  // one open mail in each thread
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identifier of the row.
    ///   - group: A closure that returns the group of a row, or `nil` if the row isn't in the table.
    /// - Returns: The changes, as ``set(_:for:groupedBy:)`` returns them.
    @discardableResult
    public mutating func toggle<Group: Hashable>(_ id: ID, groupedBy group: (ID) -> Group?) -> [Change] {
        let next = self[id].next
        let goal = allows(next, for: id, groupedBy: group) ? next : next.next
        return set(goal, for: id, groupedBy: group)
    }

    /// Sets a row to its next level, with all rows in one group.
    ///
    /// ```swift
    /// state.toggle(1)
    /// ```
    ///
    /// - Parameter id: The identifier of the row.
    /// - Returns: The changes, as ``set(_:for:groupedBy:)`` returns them.
    @discardableResult
    public mutating func toggle(_ id: ID) -> [Change] {
        toggle(id, groupedBy: { _ in WholeTable.wholeTable })
    }

    /// Returns whether the policy allows a row to have a level.
    ///
    /// The result is `false` only for the folded level, if the row is the last open one of its
    /// group and the policy keeps one row open.
    ///
    /// ```swift
    /// let canFoldInThread = state.allows(.collapsed, for: id) { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level to check.
    ///   - id: The identifier of the row.
    ///   - group: A closure that returns the group of a row, or `nil` if the row isn't in the table.
    /// - Returns: Whether ``set(_:for:groupedBy:)`` would set the level.
    /// - Complexity: The same as that of ``set(_:for:groupedBy:)``.
    public func allows<Group: Hashable>(_ level: Level, for id: ID, groupedBy group: (ID) -> Group?) -> Bool {
        guard level.isFolded, policy.keepsOneOpen, levels.contains(id), let own = group(id) else { return true }
        return unfolded.contains { $0 != id && group($0) == own }
    }

    /// Returns whether the policy allows a row to have a level, with all rows in one group.
    ///
    /// ```swift
    /// let canFold = state.allows(.collapsed, for: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level to check.
    ///   - id: The identifier of the row.
    /// - Returns: Whether ``set(_:for:)`` would set the level.
    public func allows(_ level: Level, for id: ID) -> Bool {
        allows(level, for: id, groupedBy: { _ in WholeTable.wholeTable })
    }
}
