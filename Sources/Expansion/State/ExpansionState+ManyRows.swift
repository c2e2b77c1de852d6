/// Changing many rows at once.
extension ExpansionState {
    /// Sets the level of several rows.
    ///
    /// If the policy doesn't allow all of the rows to be open, the first ones of each group open
    /// and all other rows of the group fold. Otherwise, other rows fold only as needed, those first
    /// that were opened the longest time ago.
    ///
    /// If folding the rows would leave a group without an open row and the policy keeps one open,
    /// the row that was opened last stays open.
    ///
    /// ```swift
    /// let changes = state.setAll(.expanded, for: mails.keys) { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level to set.
    ///   - ids: The identifiers of the rows.
    ///   - group: A closure that returns the group of a row, or `nil` if the row isn't in the table.
    /// - Returns: The changes of the rows in `ids`, in the given order, followed by those of the rows that the policy
    ///   folds, in the order in which they were opened.
    /// - Complexity: O(*k*), where *k* is the number of rows in `ids`. If ``set(_:for:groupedBy:)`` looks at the open
    ///   rows, O(*k* + *n*), where *n* is the number of open rows.
    @discardableResult
    public mutating func setAll<Group: Hashable>(
        _ level: Level,
        for ids: some Sequence<ID>,
        groupedBy group: (ID) -> Group?
    ) -> [Change] {
        var changes: [Change] = []
        if level.isFolded {
            fold(ids, groupedBy: group, into: &changes)
        } else {
            open(ids, to: level, groupedBy: group, into: &changes)
        }
        return changes
    }

    /// Sets the level of several rows, with all rows in one group.
    ///
    /// ```swift
    /// state.setAll(.expanded, for: [1, 2, 3])
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level to set.
    ///   - ids: The identifiers of the rows.
    /// - Returns: The changes, as ``setAll(_:for:groupedBy:)`` returns them.
    @discardableResult
    public mutating func setAll(_ level: Level, for ids: some Sequence<ID>) -> [Change] {
        setAll(level, for: ids, groupedBy: { _ in WholeTable.wholeTable })
    }

    /// Sets several rows to the last level.
    ///
    /// ```swift
    /// state.expandAll(mails.keys) { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameters:
    ///   - ids: The identifiers of the rows.
    ///   - group: A closure that returns the group of a row, or `nil` if the row isn't in the table.
    /// - Returns: The changes, as ``setAll(_:for:groupedBy:)`` returns them.
    @discardableResult
    public mutating func expandAll<Group: Hashable>(
        _ ids: some Sequence<ID>,
        groupedBy group: (ID) -> Group?
    ) -> [Change] {
        setAll(.fullyUnfolded, for: ids, groupedBy: group)
    }

    /// Sets several rows to the last level, with all rows in one group.
    ///
    /// ```swift
    /// state.expandAll(1...40)
    /// ```
    ///
    /// - Parameter ids: The identifiers of the rows.
    /// - Returns: The changes, as ``setAll(_:for:groupedBy:)`` returns them.
    @discardableResult
    public mutating func expandAll(_ ids: some Sequence<ID>) -> [Change] {
        expandAll(ids, groupedBy: { _ in WholeTable.wholeTable })
    }

    /// Folds all rows that are in the table.
    ///
    /// If the policy keeps one row of a group open, the row that was opened last stays open.
    ///
    /// ```swift
    /// state.collapseAll { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameter group: A closure that returns the group of a row, or `nil` if the row isn't in the table.
    /// - Returns: The changes of the rows that fold, in the order in which they were opened.
    /// - Complexity: O(*n*), where *n* is the number of open rows.
    @discardableResult
    public mutating func collapseAll<Group: Hashable>(groupedBy group: (ID) -> Group?) -> [Change] {
        setAll(.folded, for: unfolded.filter { group($0) != nil }, groupedBy: group)
    }

    /// Folds all rows, including those that aren't in the table, with all rows in one group.
    ///
    /// ```swift
    /// state.collapseAll()
    /// ```
    ///
    /// - Returns: The changes of the rows that fold, in the order in which they were opened.
    @discardableResult
    public mutating func collapseAll() -> [Change] {
        collapseAll(groupedBy: { _ in WholeTable.wholeTable })
    }
}
