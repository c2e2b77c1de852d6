/// The costs of rows, which are kept as rates by column.
///
/// A change of a row's cost or side updates the rates of its columns and has them priced again.
extension Tableau {
    /// Adds a multiple of the slope of a basic quantity to the rates of the columns on which it depends.
    mutating func addCost(of slot: Int32, times factor: Double) {
        let quantity = quantities[slot]
        addCost(ofRow: quantity.place, rate: quantity.slope * factor, level: quantity.level)
    }

    mutating func addCost(ofRow row: Int32, rate: Double, level: UInt32) {
        guard rate != 0 else { return }
        for entry in rows.elements(row) { addRate(rate * entry.value, level: level, to: entry.index) }
    }

    /// Marks the columns on which a row depends, so that they are priced again.
    mutating func checkColumns(ofRow row: Int32) {
        for entry in rows.elements(row) { check(entry.index) }
    }

    mutating func addRate(_ rate: Double, level: UInt32, to column: Int32) {
        let list = gradients.elements(column)
        for index in list.indices where list[index].level == level {
            list[index].rate += rate
            if abs(list[index].rate) < Tolerance.coefficient { gradients.swapRemove(at: index, from: column) }
            return
        }
        if abs(rate) >= Tolerance.coefficient {
            gradients.append(LevelCost(level: level, rate: rate), to: column)
        }
    }

    /// Marks a column, so that it is priced again before `minimize()` ends.
    mutating func check(_ column: Int32) {
        guard !columnStates[column].isUnchecked else { return }
        columnStates[column].isUnchecked = true
        unchecked.append(column)
    }

    /// Moves a basic quantity to the other side of its breakpoint, which changes the rates of its columns.
    mutating func changeSide(of slot: Int32) {
        let before = quantities[slot].slope
        quantities[slot].isAbove.toggle()
        let quantity = quantities[slot]
        addCost(ofRow: quantity.place, rate: quantity.slope - before, level: quantity.level)
        checkColumns(ofRow: quantity.place)
        addSuspect(slot)
    }

    /// Adds a required constraint to the suspects if it is on a side where it costs something.
    mutating func addSuspect(_ slot: Int32) {
        let quantity = quantities[slot]
        guard quantity.isRequired, quantity.slope != 0, !quantity.isSuspect else { return }
        quantities[slot].isSuspect = true
        suspects.append(slot)
    }

    /// Sets whether violations of a constraint have a cost.
    mutating func setCosts(_ costs: Bool, of slot: Int32) {
        if quantities[slot].isBasic {
            addCost(of: slot, times: -1)
            quantities[slot].cost(costs)
            quantities[slot].takeSide()
            addCost(of: slot, times: 1)
            checkColumns(ofRow: quantities[slot].place)
            addSuspect(slot)
        } else {
            quantities[slot].cost(costs)
            check(quantities[slot].place)
        }
    }

    mutating func setLevel(_ level: UInt32, of slot: Int32) {
        if quantities[slot].isBasic {
            addCost(of: slot, times: -1)
            quantities[slot].level = level
            addCost(of: slot, times: 1)
            checkColumns(ofRow: quantities[slot].place)
            addSuspect(slot)
        } else {
            quantities[slot].level = level
            if !quantities[slot].isPending { check(quantities[slot].place) }
        }
    }
}
