extension Tableau {
    /// Moves columns until no priority gains by another move, and the unknowns that are left free are as near to 0 as
    /// can be, in their order.
    mutating func minimize() {
        stalls = 0
        // Bounds the work should rounding lead in circles all the same.
        var steps = 1000 + 20 * (rowOwners.count + columnStates.count)
        while steps > 0 {
            steps -= 1
            let column = nextCandidate()
            if column >= 0 {
                let direction = gain(of: column).direction
                findStops(of: column, towards: direction)
                if let stop = stopWherePaid(column, towards: direction) {
                    exchange(column, stop, towards: direction)
                } else {
                    // Costs are never below 0, so this is rounding.
                    columnStates[column].candidateLevel = 1
                }
                continue
            }
            guard let column = loose.popLast() else { break }
            columnStates[column].isLoose = false
            guard columnStates[column].owner >= 0 else { continue }
            let (direction, decisive) = looseGain(of: column)
            guard direction != 0 else { continue }
            findStops(of: column, towards: direction)
            if let stop = stopOfLoose(decisive) { exchange(column, stop, towards: direction) }
        }
    }

    /// Moves a column to a stop, whose row gets the column.
    private mutating func exchange(_ column: Int32, _ stop: Stop, towards direction: Double) {
        stalls = stop.distance > Tolerance.value ? 0 : stalls + 1
        let entering = columnStates[column].owner
        let leaving = rowOwners[stop.row]
        quantities[entering].isAbove = direction > 0
        move(column, by: direction * stop.distance)
        quantities[leaving].value = quantities[leaving].breakpoint
        pivot(row: stop.row, column: column)
        if quantities[entering].isRemoved, quantities[entering].kind == .constraint { deleteRow(of: entering) }
    }
}
