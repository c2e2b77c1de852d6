extension Solver {
    /// Updates the values of the variables for all changes since the last call.
    ///
    /// - Returns: The conflicts between required constraints that are new. Constraints whose conflicts were reported
    ///   before stay broken, and are tried again when any member of their conflict changes.
    @discardableResult
    public mutating func solve() -> [Conflict] {
        guard hasChanged else { return [] }
        hasChanged = false
        let known: Set<Int32> = broken.isEmpty ? [] : Set(broken.map(\.slot))
        restoreOptional()
        setConstants()
        installPending()
        minimize()
        var conflicts = settleConflicts()
        if !known.isEmpty { conflicts.removeAll { known.contains($0.broken.slot) } }
        freeVariables()
        if hasDrifted { startOver() }
        return conflicts
    }

    private mutating func setConstants() {
        for index in 0..<constants.count {
            let (slot, order) = (constants[index].constraint.slot, constants[index].constraint.order)
            let constant = constants[index].constant
            // The constraint may have been removed since, and its slot reused.
            guard tableau.quantities[slot].order == order, tableau.quantities[slot].breakpoint != constant else {
                continue
            }
            markForRetry(slot)
            tableau.setBreakpoint(constant, of: slot)
        }
        constants.removeAll()
    }

    /// Gives the pending constraints their rows: strong ones first, and equations before inequalities of one priority.
    ///
    /// Equations usually determine a variable at once, by `eliminate`, and that is cheapest while rows are short.
    mutating func installPending() {
        guard !pending.isEmpty else { return }
        let slots = pending.sorted { left, right in
            let (first, second) = (tableau.quantities[left], tableau.quantities[right])
            if first.level != second.level { return first.level > second.level }
            if (first.relation == .equal) != (second.relation == .equal) { return first.relation == .equal }
            return first.order < second.order
        }
        pending.removeAll(keepingCapacity: true)
        for slot in slots { tableau.install(slot) }
    }

    /// Frees the columns of removed variables on which no row depends.
    ///
    /// The others wait for a pivot to free them: a basic variable has no column, and rows may depend on a removed
    /// variable as long as a removed constraint that mentions it has a column.
    mutating func freeVariables() {
        guard !removedVariables.isEmpty else { return }
        removedVariables.removeAll { slot in
            let quantity = tableau.quantities[slot]
            guard !quantity.isBasic, tableau.columns.count(quantity.place) == 0 else { return false }
            tableau.gradients.removeAll(quantity.place)
            tableau.columns.removeAll(quantity.place)
            tableau.columnStates[quantity.place].owner = -1
            tableau.freeColumns.append(quantity.place)
            tableau.freeSlot(slot)
            return true
        }
    }

    /// The number of coefficients in memory, which is 0 after everything was removed and `solve()` was called.
    package var entryCount: Int {
        tableau.terms.totalCount + tableau.rows.totalCount + tableau.columns.totalCount
            + tableau.gradients.totalCount
    }
}
