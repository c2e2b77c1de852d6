extension Solver {
    /// Brings the values up to date with all changes since the last time.
    ///
    /// - Returns: contradictions between required constraints that are new. Those that were reported go on being left
    ///   out, but are tried again whenever anything changes.
    @discardableResult
    public mutating func solve() -> [Conflict] {
        guard hasChanged else { return [] }
        hasChanged = false
        let known = retryBroken()
        installPending()
        var conflicts: [Conflict] = []
        tableau.minimize()
        while let conflict = breakOne() {
            if !known.contains(conflict.broken.slot) { conflicts.append(conflict) }
            tableau.minimize()
        }
        freeVariables()
        if hasDrifted { startOver() }
        return conflicts
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

    private mutating func retryBroken() -> Set<Int32> {
        guard !broken.isEmpty else { return [] }
        let known = Set(broken)
        for slot in broken {
            tableau.quantities[slot].isBroken = false
            tableau.setCosts(true, of: slot)
        }
        broken.removeAll()
        return known
    }

    mutating func breakOne() -> Conflict? {
        let missed = tableau.nextMissed()
        guard missed >= 0 else { return nil }
        let members = tableau.conflict(of: missed)
        let newest = members[members.count - 1]
        tableau.suspects.append(missed)
        tableau.setCosts(false, of: newest)
        tableau.quantities[newest].isBroken = true
        broken.append(newest)
        let constraints = members.map { ConstraintID(slot: $0, order: tableau.quantities[$0].order) }
        return Conflict(constraints: constraints, broken: constraints[constraints.count - 1])
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
