extension Tableau {
    /// Resets the tableau to variables that are all nonbasic and 0, without constraints.
    ///
    /// - Returns: The constraints that are to be installed again.
    mutating func reset() -> [Int32] {
        pivots = 0
        hasMovedFar = false
        clearLists()
        for row in 0..<Int32(rowOwners.count) where rowOwners[row] >= 0 {
            rows.removeAll(row)
            rowOwners[row] = -1
            freeRows.append(row)
        }
        for column in 0..<Int32(columnStates.count) where columnStates[column].owner >= 0 {
            columns.removeAll(column)
            gradients.removeAll(column)
            columnStates[column].owner = -1
            freeColumns.append(column)
        }
        var constraints: [Int32] = []
        for slot in 0..<Int32(quantities.count) {
            quantities[slot].isBasic = false
            switch quantities[slot].kind {
            case .none:
                break
            case .variable:
                quantities[slot].value = 0
                quantities[slot].isAbove = false
                giveColumn(to: slot)
            case .constraint where quantities[slot].isRemoved:
                freeSlot(slot)
            case .constraint:
                quantities[slot].isPending = true
                quantities[slot].isSuspect = false
                // `install` sets the cost. Until then `eliminate` relies on a row without one.
                quantities[slot].cost(false)
                constraints.append(slot)
            }
        }
        return constraints
    }

    private mutating func clearLists() {
        for index in 0..<columnStates.count {
            columnStates[index].isUnchecked = false
            columnStates[index].candidateLevel = 0
            columnStates[index].isLoose = false
        }
        unchecked.removeAll()
        candidates.removeAll()
        loose.removeAll()
        suspects.removeAll()
    }
}
