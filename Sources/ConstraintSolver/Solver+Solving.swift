extension Solver {
    /// Brings the values up to date with all changes since the last time.
    ///
    /// - Returns: contradictions between required constraints that are new. What was reported goes on being left
    ///   out, but is tried again when any part of the contradiction changes.
    @discardableResult
    public mutating func solve() -> [Conflict] {
        guard hasChanged else { return [] }
        hasChanged = false
        let known = Set(broken.map(\.slot))
        letInOptional()
        setConstants()
        installPending()
        minimize()
        let conflicts = settleConflicts().filter { !known.contains($0.broken.slot) }
        freeVariables()
        if hasDrifted { startOver() }
        return conflicts
    }

    private mutating func setConstants() {
        for (constraint, constant) in constants {
            let quantity = tableau.quantities[constraint.slot]
            // The constraint may be gone by now.
            guard quantity.order == constraint.order, quantity.breakpoint != constant else { continue }
            doubt(constraint.slot)
            tableau.setBreakpoint(constant, of: constraint.slot)
        }
        constants.removeAll(keepingCapacity: true)
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
