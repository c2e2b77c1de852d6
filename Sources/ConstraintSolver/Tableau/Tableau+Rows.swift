/// The insertion and deletion of constraints' rows.
extension Tableau {
    /// Gives a constraint its row, which expresses its sum in terms of the nonbasic quantities.
    mutating func install(_ slot: Int32) {
        quantities[slot].isPending = false
        let value = gather(slot)
        let row = addRow(for: slot)
        rows.reserve(touched.count, in: row)
        for index in 0..<touched.count {
            let column = touched[index]
            if abs(columnStates[column].scratch) > Tolerance.coefficient {
                append(columnStates[column].scratch, to: row, column)
            }
        }
        quantities[slot].value = value
        // The constraint gets its cost afterwards: so far, `pivot` has no cost of this row to move.
        if quantities[slot].relation == .equal, eliminate(by: slot) {
            quantities[slot].cost(true)
            return
        }
        quantities[slot].cost(true)
        quantities[slot].takeSide()
        addCost(of: slot, times: 1)
        checkColumns(ofRow: row)
        addSuspect(slot)
    }

    /// Expresses a constraint's sum in terms of the nonbasic quantities, in the columns' scratch values.
    ///
    /// - Returns: The value of the sum.
    private mutating func gather(_ slot: Int32) -> Double {
        let stamp = newStamp()
        touched.removeAll()
        var value = 0.0
        for term in terms.elements(slot) {
            let place = quantities[term.index].place
            value += term.value * quantities[term.index].value
            if quantities[term.index].isBasic {
                for entry in rows.elements(place) { accumulate(term.value * entry.value, at: entry.index, stamp) }
            } else {
                accumulate(term.value, at: place, stamp)
            }
        }
        return value
    }

    private mutating func accumulate(_ value: Double, at column: Int32, _ stamp: UInt32) {
        if columnStates[column].mark == stamp {
            columnStates[column].scratch += value
        } else {
            columnStates[column].mark = stamp
            columnStates[column].scratch = value
            touched.append(column)
        }
    }

    /// Satisfies an equation by eliminating a variable, if there is a nonbasic one that it can determine.
    ///
    /// That takes one pivot and no search. An optional equation may take only a variable whose movement costs
    /// nothing. A required one may take any, since it outweighs what that costs.
    ///
    /// - Returns: Whether there is such a variable. If so, the equation holds and has the variable's column.
    private mutating func eliminate(by slot: Int32) -> Bool {
        let isRequired = quantities[slot].isRequired
        let row = quantities[slot].place
        var best: Entry?
        var fewest = Int.max
        // A small pivot is inexact. The pivot substitutes into each row of the column, so a short column is cheap.
        for entry in rows.elements(row) where abs(entry.value) > 0.01 {
            guard quantities[columnStates[entry.index].owner].kind == .variable,
                isRequired || gradients.count(entry.index) == 0
            else { continue }
            let length = columns.count(entry.index)
            if length < fewest { (best, fewest) = (entry, length) }
        }
        guard let best else { return false }
        let unknown = columnStates[best.index].owner
        move(best.index, by: (quantities[slot].breakpoint - quantities[slot].value) / best.value)
        quantities[slot].value = quantities[slot].breakpoint
        quantities[unknown].takeSide()
        pivot(row: row, column: best.index)
        return true
    }

    /// Removes a basic constraint and its row.
    mutating func deleteRow(of slot: Int32) {
        let row = quantities[slot].place
        addCost(of: slot, times: -1)
        checkColumns(ofRow: row)
        for entry in rows.elements(row) { removeOccurrence(entry.link, ofColumn: entry.index) }
        rows.removeAll(row)
        rowOwners[row] = -1
        freeRows.append(row)
        freeSlot(slot)
    }
}
