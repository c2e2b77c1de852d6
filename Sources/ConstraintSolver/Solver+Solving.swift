extension Solver {
    /// Brings the values up to date with all changes since the last time.
    ///
    /// - Returns: contradictions between required constraints that are new. What was reported goes on being left
    ///   out, but is tried again when any part of the contradiction changes.
    @discardableResult
    public mutating func solve() -> [Conflict] {
        guard hasChanged else { return [] }
        hasChanged = false
        let known: Set<Int32> = broken.isEmpty ? [] : Set(broken.map(\.slot))
        letInOptional()
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
            // The constraint may be gone by now.
            guard tableau.quantities[slot].order == order, tableau.quantities[slot].breakpoint != constant else {
                continue
            }
            doubt(slot)
            tableau.setBreakpoint(constant, of: slot)
        }
        constants.removeAll()
    }

    /// Strong constraints first, equations before the others: they determine unknowns at once, while rows are short.
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

    /// Frees the columns of removed unknowns. Nothing mentions them, so nothing depends on them.
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

    /// Coefficients in memory: 0 after everything was removed and `solve()` called.
    package var entryCount: Int {
        tableau.terms.totalCount + tableau.rows.totalCount + tableau.columns.totalCount
            + tableau.gradients.totalCount
    }
}
