extension Tableau {
    /// Exchanges the owners of a row and a column, so that the row's owner becomes nonbasic.
    ///
    /// - Precondition: The row's owner is at its breakpoint, and the coefficient of the row in the column is not 0.
    mutating func pivot(row: Int32, column: Int32) {
        let leaving = rowOwners[row]
        let entering = columnStates[column].owner
        pivots += 1
        addCost(of: leaving, times: -1)
        rewritePivotRow(row, column)
        spreadGradient(row, column)
        let spread = stamp
        substituteEverywhere(row, column, spread: spread)
        rowOwners[row] = entering
        columnStates[column].owner = leaving
        quantities[leaving].isBasic = false
        quantities[leaving].place = column
        quantities[entering].isBasic = true
        quantities[entering].place = row
        addCost(of: entering, times: 1)
        checkColumns(ofRow: row)
        addSuspect(entering)
    }

    /// Solves the row for the owner of the column, in place, and copies the result to the columns' scratch values.
    private mutating func rewritePivotRow(_ row: Int32, _ column: Int32) {
        let inverse = 1 / coefficient(row, column)
        // `substitute` takes a stamp for each row of the column and compares them with this one, so none may wrap.
        let stamp = newStamp(room: columns.count(column))
        let entries = rows.elements(row)
        for index in entries.indices {
            let place = entries[index].index
            let value = place == column ? inverse : -entries[index].value * inverse
            entries[index].value = value
            columnStates[place].scratch = value
            columnStates[place].mark = stamp
        }
    }

    /// Distributes the gradient of the column over the columns of its new row.
    ///
    /// The column's old owner is a sum of those columns after the pivot, and so is what its movement costs.
    private mutating func spreadGradient(_ row: Int32, _ column: Int32) {
        guard gradients.count(column) > 0 else { return }
        // A copy, since adding rates to other columns can move the lists.
        rates.removeAll()
        for cost in gradients.elements(column) { rates.append(cost) }
        gradients.removeAll(column)
        for index in 0..<rows.count(row) {
            let entry = rows.start(row)[index]
            for cost in 0..<rates.count {
                addRate(rates[cost].rate * entry.value, level: rates[cost].level, to: entry.index)
            }
        }
    }

    /// Replaces the column's old owner in the other rows by its new row, which is in the scratch values.
    ///
    /// - Parameter spread: The mark of the row's columns. Those that other rows have as well get later marks.
    private mutating func substituteEverywhere(_ row: Int32, _ column: Int32, spread: UInt32) {
        let isAlone = rows.count(row) == 1
        // The two are equal, so that no other coefficient changes.
        if isAlone, columnStates[column].scratch == 1 { return }
        for index in 0..<columns.count(column) {
            let occurrence = columns.start(column)[index]
            guard occurrence.row != row else { continue }
            let place = rows.start(occurrence.row) + Int(occurrence.link)
            let factor = place.pointee.value
            if isAlone {
                place.pointee.value = factor * columnStates[column].scratch
            } else {
                substitute(row, into: occurrence.row, column, factor, spread: spread)
            }
        }
    }

    /// Adds a multiple of a row to another one, in time linear in the length of both.
    ///
    /// The first loop updates the columns that both rows have and counts those of `row` that it does not meet; the
    /// second one adds these.
    private mutating func substitute(
        _ row: Int32,
        into other: Int32,
        _ column: Int32,
        _ factor: Double,
        spread: UInt32
    ) {
        let seen = newStamp()
        let states = columnStates.base
        let entries = rows.start(other)
        var (index, count, missing) = (0, rows.count(other), rows.count(row))
        while index < count {
            let place = Int(entries[index].index)
            guard states[place].mark >= spread else {
                index += 1
                continue
            }
            states[place].mark = seen
            missing -= 1
            let isColumn = place == Int(column)
            let value = (isColumn ? 0 : entries[index].value) + factor * states[place].scratch
            // The entry in the pivot column stays even if it is tiny: the caller iterates over that column's list.
            if abs(value) > Tolerance.coefficient || isColumn {
                entries[index].value = value
                index += 1
            } else {
                removeEntry(at: index, ofRow: other)
                count -= 1
            }
        }
        guard missing > 0 else { return }
        // Before the loop takes a pointer to `row`: appending must not move the arena's lists during the loop.
        rows.reserve(count + missing, in: other)
        for entry in rows.elements(row) where states[Int(entry.index)].mark != seen {
            let value = factor * entry.value
            if abs(value) > Tolerance.coefficient { append(value, to: other, entry.index) }
        }
    }
}
