/// Rows that do not come back.
extension ExpansionState {
    /// Forgets a row that went for good, whatever the policy. Constant time.
    ///
    /// ```swift
    /// state.remove(deleted.id)
    /// ```
    ///
    /// - Returns: The row, if it was not folded.
    @discardableResult
    public mutating func remove(_ id: ID) -> [Change] {
        var changes: [Change] = []
        change(id, to: .folded, into: &changes)
        return changes
    }

    /// Forgets the open rows that are not kept, whatever the policy.
    ///
    /// Rows that went are remembered until then, so that they come back as they were.
    ///
    /// ```swift
    /// state.prune { comments[$0] != nil }
    /// ```
    ///
    /// - Returns: The rows that are forgotten, in order of opening.
    /// - Complexity: Linear in the number of open rows.
    @discardableResult
    public mutating func prune(keeping isKept: (ID) throws -> Bool) rethrows -> [Change] {
        var changes: [Change] = []
        for id in try unfolded.filter({ try !isKept($0) }) { change(id, to: .folded, into: &changes) }
        return changes
    }
}
