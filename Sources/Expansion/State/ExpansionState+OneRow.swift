/// Changes of one row.
extension ExpansionState {
    /// Brings a row to a level, and folds others of its group as far as the policy demands it.
    ///
    /// Of the open rows of the group those are folded that were opened longest ago. Under a policy that keeps one row
    /// open, folding the last one of the group changes nothing.
    ///
    /// ```swift
    /// state.set(.expanded, for: id) { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level that the row is to have.
    ///   - id: The row.
    ///   - group: The group of a row, nil for those not in the table.
    /// - Returns: The row, if its level changed, and then the rows that were folded for it, in order of opening.
    /// - Complexity: Constant; linear in the number of open rows if there are more than the policy's limit, or if a row
    ///   is folded and one has to stay open.
    @discardableResult
    public mutating func set<Group: Hashable>(
        _ level: Level,
        for id: ID,
        groupedBy group: (ID) -> Group?
    ) -> [Change] {
        setAll(level, for: CollectionOfOne(id), groupedBy: group)
    }

    /// Brings a row to a level; all rows are one group.
    ///
    /// ```swift
    /// state.set(.expanded, for: 1)
    /// ```
    @discardableResult
    public mutating func set(_ level: Level, for id: ID) -> [Change] {
        set(level, for: id, groupedBy: WholeTable.group)
    }

    /// Brings a row to the next level, as `set` does.
    ///
    /// A row that may not be folded goes on to the first open level: of three levels it goes back and forth between two,
    /// and of two levels it stays where it is.
    ///
    /// ```swift
    /// state.toggle(id) { mails[$0]?.thread }  // one open mail in each thread
    /// ```
    @discardableResult
    public mutating func toggle<Group: Hashable>(_ id: ID, groupedBy group: (ID) -> Group?) -> [Change] {
        let next = self[id].next
        let goal = allows(next, for: id, groupedBy: group) ? next : next.next
        return set(goal, for: id, groupedBy: group)
    }

    /// Brings a row to the next level; all rows are one group.
    ///
    /// ```swift
    /// state.toggle(1)
    /// ```
    @discardableResult
    public mutating func toggle(_ id: ID) -> [Change] {
        toggle(id, groupedBy: WholeTable.group)
    }

    /// Whether `set` would bring a row to a level. It would not fold the last open row of a group if the policy keeps it.
    ///
    /// ```swift
    /// let canFoldInThread = state.allows(.collapsed, for: id) { mails[$0]?.thread }
    /// ```
    ///
    /// - Complexity: As for `set`.
    public func allows<Group: Hashable>(_ level: Level, for id: ID, groupedBy group: (ID) -> Group?) -> Bool {
        guard level.isFolded, policy.keepsOneOpen, levels.contains(id), let own = group(id) else { return true }
        return unfolded.contains { $0 != id && group($0) == own }
    }

    /// Whether `set` would bring a row to a level; all rows are one group.
    ///
    /// ```swift
    /// let canFold = state.allows(.collapsed, for: 1)
    /// ```
    public func allows(_ level: Level, for id: ID) -> Bool {
        allows(level, for: id, groupedBy: WholeTable.group)
    }
}
