/// Applying a policy.
extension ExpansionState {
    /// Folds rows in groups that have more open rows than the policy allows, those first that were
    /// opened the longest time ago.
    ///
    /// A group can have too many open rows when rows come back into the table, when rows move to
    /// another group, and in a state that was decoded.
    ///
    /// ```swift
    /// state.enforcePolicy { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameter group: A closure that returns the group of a row, or `nil` if the row isn't in the table.
    /// - Returns: The changes of the rows that fold, in the order in which they were opened.
    /// - Complexity: O(*n*), where *n* is the number of open rows, or O(1) if *n* isn't greater than the limit.
    @discardableResult
    public mutating func enforcePolicy<Group: Hashable>(groupedBy group: (ID) -> Group?) -> [Change] {
        var changes: [Change] = []
        if let limit = policy.limit {
            foldSurplus(over: limit, sparing: [], into: &changes, groupedBy: group)
        }
        return changes
    }

    /// Folds rows if more are open than the policy allows, with all rows in one group.
    ///
    /// ```swift
    /// let surplus = state.enforcePolicy()
    /// ```
    ///
    /// - Returns: The changes of the rows that fold, in the order in which they were opened.
    @discardableResult
    public mutating func enforcePolicy() -> [Change] {
        enforcePolicy(groupedBy: { _ in WholeTable.wholeTable })
    }

    /// Sets the policy, and folds the rows that it doesn't allow to be open.
    ///
    /// ```swift
    /// state.setPolicy(.accordion) { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameters:
    ///   - policy: The new policy.
    ///   - group: A closure that returns the group of a row, or `nil` if the row isn't in the table.
    /// - Returns: The changes of the rows that fold, in the order in which they were opened.
    /// - Complexity: O(*n*), where *n* is the number of open rows, or O(1) if *n* isn't greater than the limit.
    @discardableResult
    public mutating func setPolicy<Group: Hashable>(
        _ policy: ExpansionPolicy,
        groupedBy group: (ID) -> Group?
    ) -> [Change] {
        self.policy = policy
        return enforcePolicy(groupedBy: group)
    }

    /// Sets the policy, with all rows in one group.
    ///
    /// ```swift
    /// state.setPolicy(.atMost(2))
    /// ```
    ///
    /// - Parameter policy: The new policy.
    /// - Returns: The changes of the rows that fold, in the order in which they were opened.
    @discardableResult
    public mutating func setPolicy(_ policy: ExpansionPolicy) -> [Change] {
        setPolicy(policy, groupedBy: { _ in WholeTable.wholeTable })
    }
}
