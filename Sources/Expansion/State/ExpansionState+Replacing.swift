/// The changes that lead from one state to another.
extension ExpansionState {
    /// The rows that were changed and not forgotten: the open ones, in the order in which they were opened, and then
    /// those that were folded while the default level is an open one.
    package var changedIDs: [ID] { Array(levels.order) + levels.folded.all }

    /// Returns whether a row was changed and not forgotten.
    package func isChanged(_ id: ID) -> Bool { levels.contains(id) || levels.folded.contains(id) }

    /// Takes the levels and the policy of another state.
    ///
    /// - Parameter ids: The rows that are in the table, if the level of rows that were never changed differs.
    /// - Returns: The changes of the rows that fold, followed by those of the others.
    /// - Complexity: O(*n*), where *n* is the number of rows that were changed in one of the states.
    package mutating func replace(by state: ExpansionState, among ids: [ID]) -> [Change] {
        var changes: [Change] = []
        var seen: Set<ID> = []
        for id in changedIDs + state.changedIDs + ids where seen.insert(id).inserted {
            let (old, new) = (self[id], state[id])
            if old != new { changes.append(Change(id: id, from: old, to: new)) }
        }
        self = state
        return changes.filter(\.isFolding) + changes.filter { !$0.isFolding }
    }

    /// The level of rows that were never changed, under the policy.
    package var commonLevel: Level { levels.commonLevel }
}
