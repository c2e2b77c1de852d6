/// What a policy makes of opening and folding.
extension ExpansionState {
    /// Folds open rows where a group has more than allowed, those first that were opened longest ago.
    ///
    /// That happens when rows come back into the table or go to another group; in a state that was just decoded too.
    ///
    /// ```swift
    /// state.enforcePolicy { mails[$0]?.thread }
    /// ```
    ///
    /// - Returns: The rows that were folded, in order of opening.
    /// - Complexity: Linear in the number of open rows, constant if there are no more than the limit.
    @discardableResult
    public mutating func enforcePolicy<Group: Hashable>(groupedBy group: (ID) -> Group?) -> [Change] {
        var changes: [Change] = []
        if let limit = policy.limit {
            foldSurplus(over: limit, sparing: [], into: &changes, groupedBy: group)
        }
        return changes
    }

    /// Folds open rows if there are more than allowed; all rows are one group.
    ///
    /// ```swift
    /// let surplus = state.enforcePolicy()
    /// ```
    @discardableResult
    public mutating func enforcePolicy() -> [Change] {
        enforcePolicy(groupedBy: WholeTable.group)
    }

    /// Sets another policy, and folds what it does not allow, as `enforcePolicy` does.
    ///
    /// ```swift
    /// state.setPolicy(.accordion) { mails[$0]?.thread }
    /// ```
    @discardableResult
    public mutating func setPolicy<Group: Hashable>(
        _ policy: ExpansionPolicy,
        groupedBy group: (ID) -> Group?
    ) -> [Change] {
        self.policy = policy
        return enforcePolicy(groupedBy: group)
    }

    /// Sets another policy; all rows are one group.
    ///
    /// ```swift
    /// state.setPolicy(.atMost(2))
    /// ```
    @discardableResult
    public mutating func setPolicy(_ policy: ExpansionPolicy) -> [Change] {
        setPolicy(policy, groupedBy: WholeTable.group)
    }
}
