/// The order of unknowns and constraints, where that decides.
extension Solver {
    /// Puts unknowns in order, among the places that they have together: the earlier ones decide first where
    /// constraints leave something open.
    ///
    /// - Precondition: each is listed once.
    public mutating func order(_ variables: [Variable]) {
        var slots: [Int32] = []
        for variable in variables { slots.append(slot(of: variable)) }
        guard rank(slots) else { return }
        for column in 0..<Int32(tableau.columnStates.count) where tableau.columnStates[column].owner >= 0 {
            tableau.check(column)
        }
        hasChanged = true
    }

    /// Puts constraints in order, among the places that they have together: of required constraints that contradict
    /// each other, the later ones are left out.
    ///
    /// - Precondition: each is listed once.
    public mutating func order(_ constraints: [ConstraintID]) {
        var slots: [Int32] = []
        for constraint in constraints { slots.append(slot(of: constraint)) }
        guard rank(slots), !broken.isEmpty else { return }
        doubtsEverything = true
        hasChanged = true
    }

    /// Whether required constraints are left out because they contradict older ones.
    public var hasConflicts: Bool { !broken.isEmpty }

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
