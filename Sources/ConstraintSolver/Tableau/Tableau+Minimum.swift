extension Tableau {
    /// Moves columns until no move reduces the cost at any priority, and then brings the quantities that are free as
    /// close to their breakpoints as possible, in their turns.
    mutating func minimize() {
        stalls = 0
        // Bland's rule excludes cycles in exact arithmetic. The bound is for cycles that rounding causes.
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
                    // Costs are never negative, so a movement that pays ends somewhere. Without a stop the gain is a
                    // rounding error, and the column is dropped as a candidate.
                    columnStates[column].candidateLevel = 1
                }
                continue
            }
            // Free moves come last: pivots at any priority change which columns are free to move.
            guard let column = loose.popLast() else { break }
            columnStates[column].isLoose = false
            guard columnStates[column].owner >= 0 else { continue }
            let (direction, decisive) = looseGain(of: column)
            guard direction != 0 else { continue }
            findStops(of: column, towards: direction)
            if let stop = stopOfLoose(decisive) { exchange(column, stop, towards: direction) }
        }
    }

    /// Moves a column to a stop and pivots: the owner of the stop's row becomes nonbasic.
    private mutating func exchange(_ column: Int32, _ stop: Stop, towards direction: Double) {
        stalls = stop.distance > Tolerance.value ? 0 : stalls + 1
        let entering = columnStates[column].owner
        let leaving = rowOwners[stop.row]
        // From here on the entering quantity is off its breakpoint. `pivot` adds the cost of the side that this sets.
        quantities[entering].isAbove = direction > 0
        move(column, by: direction * stop.distance)
        // Nonbasic quantities are exactly at their breakpoints, whatever rounding the movement left.
        quantities[leaving].value = quantities[leaving].breakpoint
        pivot(row: stop.row, column: column)
        // A removed constraint waits in its column for a pivot, since only a row can be deleted.
        if quantities[entering].isRemoved, quantities[entering].kind == .constraint { deleteRow(of: entering) }
    }
}
