/// The movement of values.
extension Tableau {
    /// Moves the owner of a column by a distance, and with it the rows that depend on it. Rows that pass their
    /// breakpoints change sides.
    mutating func move(_ column: Int32, by distance: Double) {
        guard distance != 0 else { return }
        // Written as a negation so that NaN counts as far, too.
        if !(abs(distance) <= Tolerance.step) { hasMovedFar = true }
        let owner = columnStates[column].owner
        quantities[owner].value += distance
        for index in 0..<columns.count(column) {
            let occurrence = columns.start(column)[index]
            let slot = rowOwners[occurrence.row]
            quantities[slot].value += coefficient(occurrence) * distance
            followValue(slot)
        }
    }

    /// Moves a basic quantity to the other side if its value has passed the breakpoint by more than the tolerance.
    mutating func followValue(_ slot: Int32) {
        let quantity = quantities[slot]
        let past = quantity.value - quantity.breakpoint
        if quantity.isAbove ? past < -Tolerance.value : past > Tolerance.value { changeSide(of: slot) }
        if quantity.isRequired { addSuspect(slot) }
    }

    /// Computes all values again: nonbasic quantities are at their breakpoints, and rows follow from these.
    ///
    /// That removes the rounding errors that incremental movements left.
    mutating func refreshValues() {
        hasMovedFar = false
        for column in 0..<columnStates.count where columnStates[column].owner >= 0 {
            let owner = columnStates[column].owner
            quantities[owner].value = quantities[owner].breakpoint
        }
        for row in 0..<Int32(rowOwners.count) where rowOwners[row] >= 0 {
            var value = 0.0
            for entry in rows.elements(row) {
                value += entry.value * quantities[columnStates[entry.index].owner].value
            }
            quantities[rowOwners[row]].value = value
            followValue(rowOwners[row])
        }
    }

    /// Changes the breakpoint of a constraint. A nonbasic constraint moves there, with all rows that depend on it.
    mutating func setBreakpoint(_ breakpoint: Double, of slot: Int32) {
        let quantity = quantities[slot]
        quantities[slot].breakpoint = breakpoint
        if quantity.isPending { return }
        if quantity.isBasic {
            followValue(slot)
        } else {
            move(quantity.place, by: breakpoint - quantity.breakpoint)
            quantities[slot].value = breakpoint
        }
    }
}
