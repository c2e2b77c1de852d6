/// Rows as constraints come and go.
extension Tableau {
    /// Gives a constraint its row: its sum in terms of what has columns.
    mutating func install(_ slot: Int32) {
        quantities[slot].isPending = false
        quantities[slot].cost(true)
        let stamp = newStamp()
        touched.removeAll()
        var value = 0.0
        for term in terms.elements(slot) {
            let variable = quantities[term.index]
            value += term.value * variable.value
            if variable.isBasic {
                for entry in rows.elements(variable.place) {
                    accumulate(term.value * entry.value, at: entry.index, stamp)
                }
            } else {
                accumulate(term.value, at: variable.place, stamp)
            }
        }
        quantities[slot].value = value
        quantities[slot].takeSide()
        let row = addRow(for: slot)
        rows.reserve(touched.count, in: row)
        for index in 0..<touched.count {
            let column = touched[index]
            guard abs(scratch[column]) > Tolerance.coefficient else { continue }
            append(scratch[column], to: row, column)
        }
        addCost(of: slot, times: 1)
        noteIfMissed(slot)
        eliminate(by: slot)
    }

    private mutating func accumulate(_ value: Double, at column: Int32, _ stamp: UInt32) {
        if marks[column] == stamp {
            scratch[column] += value
        } else {
            marks[column] = stamp
            scratch[column] = value
            touched.append(column)
        }
    }

    /// An equation that mentions an unknown that nothing holds is there to determine it. No search is needed for that.
    private mutating func eliminate(by slot: Int32) {
        let quantity = quantities[slot]
        guard quantity.relation == .equal else { return }
        var best: Entry?
        var fewest = Int.max
        for entry in rows.elements(quantity.place) where abs(entry.value) > 0.01 {
            let owner = quantities[columnOwners[entry.index]]
            guard owner.kind == .variable, quantity.isRequired || gradients.count(entry.index) <= 1 else { continue }
            let length = columns.count(entry.index)
            if length < fewest { (best, fewest) = (entry, length) }
        }
        guard let best else { return }
        move(best.index, by: (quantity.breakpoint - quantity.value) / best.value)
        quantities[slot].value = quantity.breakpoint
        quantities[columnOwners[best.index]].takeSide()
        pivot(row: quantity.place, column: best.index)
    }

    /// Takes a basic constraint out, with its row.
    mutating func deleteRow(of slot: Int32) {
        let row = quantities[slot].place
        addCost(of: slot, times: -1)
        for entry in rows.elements(row) { removeOccurrence(entry.link, ofColumn: entry.index) }
        rows.removeAll(row)
        rowOwners[row] = -1
        freeRows.append(row)
        freeSlot(slot)
    }
}
