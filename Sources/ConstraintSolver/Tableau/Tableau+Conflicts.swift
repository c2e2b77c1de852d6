/// The search for required constraints that cannot all hold.
extension Tableau {
    /// Returns the required constraints that are violated although the cost is minimal, and takes their costs out so
    /// that the others can hold. Call it after `minimize()`.
    mutating func setAsideViolated() -> [Int32] {
        var missed: [Int32] = []
        while let slot = suspects.popLast() {
            quantities[slot].isSuspect = false
            guard quantities[slot].isRequired, isViolated(slot) else { continue }
            setCosts(false, of: slot)
            missed.append(slot)
        }
        return missed
    }

    /// Gives a constraint that was set aside a cost again, at a level weaker than that of the required ones that hold.
    ///
    /// So it cannot displace any of them: it holds after `minimize()` if and only if it is compatible with all of them.
    mutating func putOnTrial(_ slot: Int32) {
        setLevel(Priority.levelOnTrial, of: slot)
        setCosts(true, of: slot)
    }

    /// Returns whether a constraint is violated by more than the tolerances, which allow for the
    /// rounding of large terms.
    private mutating func isViolated(_ slot: Int32) -> Bool {
        let quantity = quantities[slot]
        guard quantity.kind == .constraint, quantity.isBasic, quantity.slope != 0 else { return false }
        let distance = abs(quantity.value - quantity.breakpoint)
        guard distance > Tolerance.violation else { return false }
        var scale = abs(quantity.breakpoint)
        for term in terms.elements(slot) { scale = max(scale, abs(term.value * quantities[term.index].value)) }
        return distance > Tolerance.precision * scale
    }

    /// Returns the constraints that keep the one on trial from being met, including itself, from the oldest to the
    /// newest, or an empty array if it is met. Call it after `minimize()`.
    ///
    /// Pivots change the constraint's row until it depends only on required constraints that block it. That is the
    /// certificate of infeasibility that Farkas' lemma describes. Nonbasic quantities are linearly independent, so none
    /// of its members is redundant.
    mutating func conflict(of slot: Int32) -> [Int32] {
        guard isViolated(slot) else { return [] }
        // Bland's rule excludes cycles in exact arithmetic. The bound is for cycles that rounding causes.
        var steps = 1000
        while steps > 0, let (column, direction) = improvingColumn(for: slot), let row = obstacle(to: column, direction)
        {
            steps -= 1
            let (entering, leaving) = (columnStates[column].owner, rowOwners[row])
            quantities[leaving].value = quantities[leaving].breakpoint
            quantities[entering].takeSide()
            pivot(row: row, column: column)
        }
        var members = [slot]
        for entry in rows.elements(quantities[slot].place) {
            let owner = columnStates[entry.index].owner
            if quantities[owner].isRequired, quantities[owner].kink > 0 { members.append(owner) }
        }
        return members.sorted { quantities[$0].rank < quantities[$1].rank }
    }

    /// Returns a column whose owner allows a movement that would bring the constraint of a slot closer to being met.
    ///
    /// Of several, it is the one of the lowest order, so that the search terminates (Bland's rule).
    private mutating func improvingColumn(for slot: Int32) -> (column: Int32, direction: Double)? {
        let isAbove = quantities[slot].isAbove
        var first = Int.max
        var way: (column: Int32, direction: Double)?
        for entry in rows.elements(quantities[slot].place) {
            let owner = quantities[columnStates[entry.index].owner]
            let direction: Double = (entry.value > 0) == isAbove ? -1 : 1
            guard !blocks(owner, direction), owner.order < first else { continue }
            (first, way) = (owner.order, (entry.index, direction))
        }
        return way
    }

    /// Returns the row of a required constraint at its breakpoint that prevents the movement of a column.
    ///
    /// Of several, it is the one of the lowest order (Bland's rule). The exchange is a degenerate
    /// pivot: no value changes.
    private mutating func obstacle(to column: Int32, _ direction: Double) -> Int32? {
        var first = Int.max
        var obstacle: Int32?
        for occurrence in columns.elements(column) {
            let owner = quantities[rowOwners[occurrence.row]]
            guard owner.order < first, blocks(owner, direction * coefficient(occurrence)) else { continue }
            let distance = abs(owner.value - owner.breakpoint)
            guard distance <= Tolerance.value * max(1, abs(owner.breakpoint)) else { continue }
            (first, obstacle) = (owner.order, occurrence.row)
        }
        return obstacle
    }

    private mutating func blocks(_ quantity: Quantity, _ direction: Double) -> Bool {
        quantity.isRequired && (direction > 0 ? quantity.costsAbove : quantity.costsBelow)
    }
}
