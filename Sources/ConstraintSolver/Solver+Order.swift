/// The order of variables and constraints, which decides where priorities do not.
extension Solver {
    /// Reorders variables among the ranks that they have together.
    ///
    /// Where constraints leave variables free, those that come first are decided first.
    ///
    /// - Precondition: Each variable is listed once.
    public mutating func order(_ variables: [Variable]) {
        var slots: [Int32] = []
        for variable in variables { slots.append(slot(of: variable)) }
        guard rank(slots) else { return }
        for column in 0..<Int32(tableau.columnStates.count) where tableau.columnStates[column].owner >= 0 {
            tableau.check(column)
        }
        hasChanged = true
    }

    /// Reorders constraints among the ranks that they have together.
    ///
    /// Of required constraints that contradict each other, those that come last are broken.
    ///
    /// - Precondition: Each constraint is listed once.
    public mutating func order(_ constraints: [ConstraintID]) {
        var slots: [Int32] = []
        for constraint in constraints { slots.append(slot(of: constraint)) }
        guard rank(slots), !broken.isEmpty else { return }
        retriesAll = true
        hasChanged = true
    }

    /// Whether required constraints are left out of the solution because they contradict older ones.
    public var hasConflicts: Bool { !broken.isEmpty }

    /// Distributes the ranks of quantities among them in the order given.
    ///
    /// - Returns: Whether the order has changed.
    private mutating func rank(_ slots: [Int32]) -> Bool {
        var ranks: [Int] = []
        for slot in slots { ranks.append(tableau.quantities[slot].rank) }
        let ordered = ranks.sorted()
        guard ranks != ordered else { return false }
        for (slot, rank) in zip(slots, ordered) { tableau.quantities[slot].rank = rank }
        return true
    }
}
