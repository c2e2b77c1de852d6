/// Required constraints that contradict each other.
///
/// From the oldest to the newest, each is left out that cannot hold together with the older ones that are not. Which these
/// are is a matter of the constraints alone, not of how they came.
extension Solver {
    /// After `minimize()`: leaves out what contradicts older constraints, and lets in again what does no more.
    ///
    /// - Returns: why each is left out of those that were tried.
    mutating func settleConflicts() -> [Conflict] {
        doubtAll()
        var waiting = tableau.setMissedAside() + takeDoubtful()
        guard !waiting.isEmpty else { return [] }
        var conflicts: [Conflict] = []
        while let slot = oldest(waiting) {
            waiting.removeAll { $0 == slot }
            tableau.putOnTrial(slot)
            minimize()
            var cause = tableau.conflict(of: slot)
            while let newest = cause.last, newest != slot {
                // Its turn comes after all that are older.
                waiting.append(newest)
                waiting += leaveOut(newest)
                minimize()
                cause = tableau.conflict(of: slot)
            }
            tableau.setLevel(Priority.requiredLevel, of: slot)
            guard !cause.isEmpty else { continue }
            waiting += leaveOut(slot)
            tableau.quantities[slot].isBroken = true
            broken.append(BrokenConstraint(slot: slot, cause: cause))
            let constraints = cause.map { ConstraintID(slot: $0, order: tableau.quantities[$0].order) }
            conflicts.append(Conflict(constraints: constraints, broken: constraints[constraints.count - 1]))
        }
        minimize()
        return conflicts
    }

    /// Minimizes, and once more if rounding shows by then. What contradicted each other may have done so for that alone.
    mutating func minimize() {
        tableau.minimize()
        guard tableau.hasMovedFar else { return }
        doubtsEverything = true
        tableau.refreshValues()
        tableau.minimize()
    }

    /// Has what is left out because of a constraint tried again.
    mutating func doubt(_ slot: Int32) {
        for index in broken.indices where broken[index].cause.contains(slot) { broken[index].isDoubtful = true }
    }

    private mutating func doubtAll() {
        guard doubtsEverything else { return }
        for index in broken.indices { broken[index].isDoubtful = true }
        doubtsEverything = false
    }

    /// Before `minimize()`: what was required and is no more holds as far as it can.
    mutating func letInOptional() {
        guard !broken.isEmpty else { return }
        for constraint in broken where !tableau.quantities[constraint.slot].isRequired {
            tableau.quantities[constraint.slot].isBroken = false
            tableau.setCosts(true, of: constraint.slot)
        }
        broken.removeAll { !tableau.quantities[$0.slot].isRequired }
    }

    /// - Returns: what was left out because of it.
    private mutating func leaveOut(_ slot: Int32) -> [Int32] {
        tableau.setCosts(false, of: slot)
        doubt(slot)
        return takeDoubtful()
    }

    private mutating func takeDoubtful() -> [Int32] {
        guard !broken.isEmpty else { return [] }
        let slots = broken.filter(\.isDoubtful).map(\.slot)
        broken.removeAll(where: \.isDoubtful)
        for slot in slots { tableau.quantities[slot].isBroken = false }
        return slots
    }

    private func oldest(_ slots: [Int32]) -> Int32? {
        slots.min { tableau.quantities[$0].rank < tableau.quantities[$1].rank }
    }
}
