/// Removing rows that don't come back.
extension ExpansionState {
    /// Removes the level of a row that was deleted. The policy doesn't apply.
    ///
    /// ```swift
    /// state.remove(deleted.id)
    /// ```
    ///
    /// - Parameter id: The identifier of the row.
    /// - Returns: The change of the row to the ``defaultLevel``, or an empty array if the row had this level.
    /// - Complexity: O(1) on average.
    @discardableResult
    public mutating func remove(_ id: ID) -> [Change] {
        var changes: [Change] = []
        forget(id, into: &changes)
        return changes
    }

    private mutating func forget(_ id: ID, into changes: inout [Change]) {
        let old = levels.remove(id)
        let new = levels.level(of: id)
        if old != new { changes.append(Change(id: id, from: old, to: new)) }
    }

    /// Removes the levels of the rows that don't satisfy a predicate. The policy doesn't apply.
    ///
    /// The state keeps the level of a row that leaves the table, so that the row has the same level when it comes
    /// back. Call this method to remove the levels of rows that don't come back.
    ///
    /// ```swift
    /// state.prune { comments[$0] != nil }
    /// ```
    ///
    /// - Parameter isKept: A closure that takes the identifier of a changed row and returns whether to keep its level.
    /// - Returns: The changes of the removed rows, in the order in which they were opened.
    /// - Complexity: O(*n*), where *n* is the number of open rows, or of those that don't have an open default level.
    @discardableResult
    public mutating func prune(keeping isKept: (ID) throws -> Bool) rethrows -> [Change] {
        var changes: [Change] = []
        for id in try changedIDs.filter({ try !isKept($0) }) { forget(id, into: &changes) }
        return changes
    }
}
