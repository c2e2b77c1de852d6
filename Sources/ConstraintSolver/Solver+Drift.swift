/// Protection against rounding errors, which accumulate over many pivots.
extension Solver {
    private static var pivotsBetweenChecks: Int { 4096 }

    /// Whether the value of a constraint's sum differs from the sum of its terms. Checked once in 4,096 pivots.
    var hasDrifted: Bool {
        mutating get {
            guard tableau.pivots > Self.pivotsBetweenChecks else { return false }
            // Values are updated incrementally. Comparing them with the constraints as given shows
            // how far they are off.
            tableau.pivots = 0
            for slot in 0..<tableau.quantities.count where tableau.quantities[slot].kind == .constraint {
                let quantity = tableau.quantities[slot]
                guard !quantity.isPending, !quantity.isRemoved else { continue }
                var sum = 0.0
                var scale = 1.0
                for term in tableau.terms.elements(Int32(slot)) {
                    let part = term.value * tableau.quantities[term.index].value
                    sum += part
                    scale = max(scale, abs(part))
                }
                if abs(sum - quantity.value) > Tolerance.drift * scale { return true }
            }
            return false
        }
    }

    /// Solves again from an empty tableau and the constraints as they were given.
    mutating func startOver() {
        pending += tableau.reset()
        for constraint in broken { tableau.quantities[constraint.slot].isBroken = false }
        broken.removeAll()
        installPending()
        minimize()
        _ = settleConflicts()
        freeVariables()
    }
}
