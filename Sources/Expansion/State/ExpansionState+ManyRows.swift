/// Changes of many rows at once.
extension ExpansionState {
    /// Brings rows to a level.
    ///
    /// Where the policy does not let all of them be open, the first ones of each group are, and the others of the group
    /// are folded: those that were not asked for only as far as needed, and those first that were opened longest ago.
    /// Where folding all would leave none open and the policy keeps one, the one that was opened last stays.
    ///
    /// ```swift
    /// let changes = state.setAll(.expanded, for: mails.keys) { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level that the rows are to have.
    ///   - ids: The rows.
    ///   - group: The group of a row, nil for those not in the table.
    /// - Returns: The rows asked for whose level changed, in the order given, and then those that were folded for them,
    ///   in order of opening.
    /// - Complexity: Linear in the number of rows asked for, and in that of open rows where `set` is.
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

    /// Brings rows to a level; all rows are one group.
    ///
    /// ```swift
    /// state.setAll(.expanded, for: [1, 2, 3])
    /// ```
    @discardableResult
    public mutating func setAll(_ level: Level, for ids: some Sequence<ID>) -> [Change] {
        setAll(level, for: ids, groupedBy: WholeTable.group)
    }

    /// Unfolds rows as far as they go: `setAll` with the last level.
    ///
    /// ```swift
    /// state.expandAll(mails.keys) { mails[$0]?.thread }
    /// ```
    @discardableResult
    public mutating func expandAll<Group: Hashable>(
        _ ids: some Sequence<ID>,
        groupedBy group: (ID) -> Group?
    ) -> [Change] {
        setAll(.fullyUnfolded, for: ids, groupedBy: group)
    }

    /// Unfolds rows as far as they go; all rows are one group.
    ///
    /// ```swift
    /// state.expandAll(1...40)
    /// ```
    @discardableResult
    public mutating func expandAll(_ ids: some Sequence<ID>) -> [Change] {
        expandAll(ids, groupedBy: WholeTable.group)
    }

    /// Folds all rows that are in the table. If the policy keeps one of a group open, the one opened last stays.
    ///
    /// ```swift
    /// state.collapseAll { mails[$0]?.thread }
    /// ```
    ///
    /// - Returns: The rows that were folded, in order of opening.
    /// - Complexity: Linear in the number of open rows.
    @discardableResult
    public mutating func collapseAll<Group: Hashable>(groupedBy group: (ID) -> Group?) -> [Change] {
        setAll(.folded, for: unfolded.filter { group($0) != nil }, groupedBy: group)
    }

    /// Folds all rows, in the table or not; they are one group.
    ///
    /// ```swift
    /// state.collapseAll()
    /// ```
    @discardableResult
    public mutating func collapseAll() -> [Change] {
        collapseAll(groupedBy: WholeTable.group)
    }
}
