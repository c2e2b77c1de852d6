/// What rows cost, kept as rates by column.
extension Tableau {
    /// Adds what a basic quantity costs on its side to the rates of the columns that it depends on, or takes it out.
    mutating func addCost(of slot: Int32, times factor: Double) {
        let quantity = quantities[slot]
        addCost(ofRow: quantity.place, rate: quantity.slope * factor, level: quantity.level)
    }

    mutating func addCost(ofRow row: Int32, rate: Double, level: UInt32) {
        guard rate != 0 else { return }
        for entry in rows.elements(row) { addRate(rate * entry.value, level: level, to: entry.index) }
    }

    /// Has the columns that a row depends on looked at again.
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

    /// Has a column looked at again before the solution counts.
    mutating func check(_ column: Int32) {
        guard !columnStates[column].isUnchecked else { return }
        columnStates[column].isUnchecked = true
        unchecked.append(column)
    }

    /// Puts a basic quantity on the other side of its breakpoint.
    mutating func changeSide(of slot: Int32) {
        let before = quantities[slot].slope
        quantities[slot].isAbove.toggle()
        let quantity = quantities[slot]
        addCost(ofRow: quantity.place, rate: quantity.slope - before, level: quantity.level)
        checkColumns(ofRow: quantity.place)
        noteIfMissed(slot)
    }

    mutating func noteIfMissed(_ slot: Int32) {
        let quantity = quantities[slot]
        guard quantity.isRequired, quantity.slope != 0, !quantity.isSuspect else { return }
        quantities[slot].isSuspect = true
        suspects.append(slot)
    }

    /// Has a constraint cost something, or nothing, from now on.
    mutating func setCosts(_ costs: Bool, of slot: Int32) {
        if quantities[slot].isBasic {
            addCost(of: slot, times: -1)
            quantities[slot].cost(costs)
            quantities[slot].takeSide()
            addCost(of: slot, times: 1)
            checkColumns(ofRow: quantities[slot].place)
            noteIfMissed(slot)
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
            noteIfMissed(slot)
        } else {
            quantities[slot].level = level
            if !quantities[slot].isPending { check(quantities[slot].place) }
        }
    }
}
