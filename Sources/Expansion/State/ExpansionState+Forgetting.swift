/// Removing rows that don't come back.
extension ExpansionState {
    /// Removes the level of a row that was deleted. The policy doesn't apply.
    ///
    /// ```swift
    /// state.remove(deleted.id)
    /// ```
    ///
    /// - Parameter id: The identifier of the row.
    /// - Returns: The change of the row to the folded level, or an empty array if the row was folded.
    /// - Complexity: O(1) on average.
    @discardableResult
    public mutating func remove(_ id: ID) -> [Change] {
        var changes: [Change] = []
        change(id, to: .folded, into: &changes)
        return changes
    }

    /// Removes the levels of the open rows that don't satisfy a predicate. The policy doesn't apply.
    ///
    /// The state keeps the level of a row that leaves the table, so that the row has the same level when it comes
    /// back. Call this method to remove the levels of rows that don't come back.
    ///
    /// ```swift
    /// state.prune { comments[$0] != nil }
    /// ```
    ///
    /// - Parameter isKept: A closure that takes the identifier of an open row and returns whether to keep its level.
    /// - Returns: The changes of the removed rows, in the order in which they were opened.
    /// - Complexity: O(*n*), where *n* is the number of open rows.
    @discardableResult
    public mutating func prune(keeping isKept: (ID) throws -> Bool) rethrows -> [Change] {
        var changes: [Change] = []
        for id in try unfolded.filter({ try !isKept($0) }) { change(id, to: .folded, into: &changes) }
        return changes
    }
}
