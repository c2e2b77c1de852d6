/// The handling of required constraints that contradict each other.
///
/// Constraints are considered from the oldest to the newest. Each one that cannot hold together with the older
/// constraints that were kept is broken. The outcome depends on the constraints and their ranks only, not on the order
/// of calls that led to them.
extension Solver {
    /// Breaks the required constraints that contradict older ones, and restores those that do not contradict them any
    /// more. Call it after `minimize()`.
    ///
    /// - Returns: a conflict for each constraint that was tried and had to be broken.
    mutating func settleConflicts() -> [Conflict] {
        markAllForRetry()
        var waiting = tableau.setAsideViolated() + takeDoubtful()
        guard !waiting.isEmpty else { return [] }
        var conflicts: [Conflict] = []
        while let slot = oldest(waiting) {
            waiting.removeAll { $0 == slot }
            tableau.putOnTrial(slot)
            minimize()
            var cause = tableau.conflict(of: slot)
            // Older constraints win. If the conflict has a member newer than the one on trial, that member is set aside
            // until its turn comes, and the trial is repeated without it.
            while let newest = cause.last, newest != slot {
                waiting.append(newest)
                waiting += disableCost(newest)
                minimize()
                cause = tableau.conflict(of: slot)
            }
            tableau.setLevel(Priority.requiredLevel, of: slot)
            guard !cause.isEmpty else { continue }
            waiting += disableCost(slot)
            tableau.quantities[slot].isBroken = true
            broken.append(BrokenConstraint(slot: slot, cause: cause))
            let constraints = cause.map { ConstraintID(slot: $0, order: tableau.quantities[$0].order) }
            conflicts.append(Conflict(constraints: constraints, broken: constraints[constraints.count - 1]))
        }
        minimize()
        return conflicts
    }

    /// Minimizes the tableau's cost, and repeats that if values have moved so far that rounding errors show.
    ///
    /// Conflicts found with such values may be due to rounding alone, so all broken constraints are tried again.
    mutating func minimize() {
        tableau.minimize()
        guard tableau.hasMovedFar else { return }
        retriesAll = true
        tableau.refreshValues()
        tableau.minimize()
    }

    /// Marks the constraints that are broken because of a constraint, so that they are tried again.
    mutating func markForRetry(_ slot: Int32) {
        for index in broken.indices where broken[index].cause.contains(slot) { broken[index].needsRetry = true }
    }

    private mutating func markAllForRetry() {
        guard retriesAll else { return }
        for index in broken.indices { broken[index].needsRetry = true }
        retriesAll = false
    }

    /// Restores the broken constraints that are no longer required. Call it before `minimize()`.
    ///
    /// An optional constraint is never broken: it holds as far as the stronger ones allow.
    mutating func restoreOptional() {
        guard !broken.isEmpty else { return }
        for constraint in broken where !tableau.quantities[constraint.slot].isRequired {
            tableau.quantities[constraint.slot].isBroken = false
            tableau.setCosts(true, of: constraint.slot)
        }
        broken.removeAll { !tableau.quantities[$0.slot].isRequired }
    }

    /// Takes a constraint's cost out of the tableau.
    ///
    /// - Returns: the constraints that were broken because of it, which may hold without it.
    private mutating func disableCost(_ slot: Int32) -> [Int32] {
        tableau.setCosts(false, of: slot)
        markForRetry(slot)
        return takeDoubtful()
    }

    private mutating func takeDoubtful() -> [Int32] {
        guard !broken.isEmpty else { return [] }
        let slots = broken.filter(\.needsRetry).map(\.slot)
        broken.removeAll(where: \.needsRetry)
        for slot in slots { tableau.quantities[slot].isBroken = false }
        return slots
    }

    private func oldest(_ slots: [Int32]) -> Int32? {
        slots.min { tableau.quantities[$0].rank < tableau.quantities[$1].rank }
    }
}
