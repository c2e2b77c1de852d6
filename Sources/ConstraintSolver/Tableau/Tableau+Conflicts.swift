/// Required constraints that cannot all hold.
extension Tableau {
    /// After `minimize()`: the required constraints that are missed all the same. From now on they cost nothing, so that
    /// all others hold.
    mutating func setMissedAside() -> [Int32] {
        var missed: [Int32] = []
        while let slot = suspects.popLast() {
            quantities[slot].isSuspect = false
            guard quantities[slot].isRequired, isMissed(slot) else { continue }
            setCosts(false, of: slot)
            missed.append(slot)
        }
        return missed
    }

    /// Has a constraint that was set aside cost something again, but less than those that hold.
    mutating func putOnTrial(_ slot: Int32) {
        setLevel(Priority.levelOnTrial, of: slot)
        setCosts(true, of: slot)
    }

    private mutating func isMissed(_ slot: Int32) -> Bool {
        let quantity = quantities[slot]
        guard quantity.kind == .constraint, quantity.isBasic, quantity.slope != 0 else { return false }
        let distance = abs(quantity.value - quantity.breakpoint)
        guard distance > Tolerance.violation else { return false }
        var scale = abs(quantity.breakpoint)
        for term in terms.elements(slot) { scale = max(scale, abs(term.value * quantities[term.index].value)) }
        return distance > Tolerance.precision * scale
    }

    /// After `minimize()`: the constraints that keep the one on trial from being met, itself included, oldest first; none
    /// if it is met.
    ///
    /// Its row is brought to depend on nothing but required constraints each of which is in the way. A row of a tableau
    /// depends on no more than it must, so none of them can be spared.
    mutating func conflict(of slot: Int32) -> [Int32] {
        guard isMissed(slot) else { return [] }
        // Bounds the work should rounding lead in circles all the same.
        var steps = 1000
        while steps > 0, let (column, direction) = wayOut(for: slot), let row = obstacle(to: column, direction) {
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

    /// A column that could move in favour of a row as far as its owner is concerned: the one of the lowest order, so that
    /// the search ends (Bland's rule).
    private mutating func wayOut(for slot: Int32) -> (column: Int32, direction: Double)? {
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

    /// A required constraint at its breakpoint that keeps a column from moving.
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
