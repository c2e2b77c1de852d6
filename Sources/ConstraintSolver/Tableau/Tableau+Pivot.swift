extension Tableau {
    /// Lets the owner of a row and that of a column change places. The one that gets the column is at its breakpoint.
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
        noteIfMissed(entering)
    }

    /// Solves the row for the owner of the column, in place, and spreads the result over the columns' scratch numbers.
    private mutating func rewritePivotRow(_ row: Int32, _ column: Int32) {
        let inverse = 1 / coefficient(row, column)
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

    /// What moving the column cost is now a matter of the whole row.
    private mutating func spreadGradient(_ row: Int32, _ column: Int32) {
        guard gradients.count(column) > 0 else { return }
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

    /// Replaces the column's old owner in the other rows by the row that it has now, which is spread over the scratch
    /// values.
    ///
    /// - Parameter spread: the mark of its columns. Marks since then are of columns that were met in other rows as well.
    private mutating func substituteEverywhere(_ row: Int32, _ column: Int32, spread: UInt32) {
        let isAlone = rows.count(row) == 1
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
            if abs(value) > Tolerance.coefficient || isColumn {
                entries[index].value = value
                index += 1
            } else {
                removeEntry(at: index, ofRow: other)
                count -= 1
            }
        }
        guard missing > 0 else { return }
        rows.reserve(count + missing, in: other)
        for entry in rows.elements(row) where states[Int(entry.index)].mark != seen {
            let value = factor * entry.value
            if abs(value) > Tolerance.coefficient { append(value, to: other, entry.index) }
        }
    }
}
