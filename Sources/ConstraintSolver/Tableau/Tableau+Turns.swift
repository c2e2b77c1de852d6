/// The order in which inequalities are decided.
extension Tableau {
    /// Returns whether one inequality is decided before another one.
    ///
    /// The order follows from what the inequalities mention, not from when they were added, since the solution must
    /// not depend on that. The inequality that mentions the first of the late variables comes first, and of those that
    /// mention the same variables, lower bounds come before upper ones.
    mutating func isInequality(_ left: Int32, before right: Int32) -> Bool {
        let (first, second) = (decidingTerms(of: left), decidingTerms(of: right))
        for (one, other) in zip(first, second) {
            if one.rank != other.rank { return one.rank < other.rank }
            if one.coefficient != other.coefficient { return one.coefficient > other.coefficient }
        }
        if first.count != second.count { return first.count < second.count }
        // The two bound the same sum from the same side. They differ only if one of them is violated.
        return lowerBound(of: left) > lowerBound(of: right)
    }

    /// Returns the terms of an inequality that is written as a lower bound: late variables first, in their order.
    private mutating func decidingTerms(of slot: Int32) -> [(rank: Int, coefficient: Double)] {
        let sign = quantities[slot].relation == .lessThanOrEqual ? -1.0 : 1.0
        var late: [(rank: Int, coefficient: Double)] = []
        var early: [(rank: Int, coefficient: Double)] = []
        for term in terms.elements(slot) where term.value != 0 {
            let variable = quantities[term.index]
            let place = (rank: variable.rank, coefficient: sign * term.value)
            if variable.ownTurn == Quantity.Turn.lateVariables { late.append(place) } else { early.append(place) }
        }
        return late.sorted { $0.rank < $1.rank } + early.sorted { $0.rank < $1.rank }
    }

    private mutating func lowerBound(of slot: Int32) -> Double {
        let quantity = quantities[slot]
        return quantity.relation == .lessThanOrEqual ? -quantity.breakpoint : quantity.breakpoint
    }
}
