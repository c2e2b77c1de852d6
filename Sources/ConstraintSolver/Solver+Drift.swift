/// Rounding adds up over very many changes; now and then the sums are compared with what they should be.
extension Solver {
    private static var pivotsBetweenChecks: Int { 4096 }

    var hasDrifted: Bool {
        mutating get {
            guard tableau.pivots > Self.pivotsBetweenChecks else { return false }
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

    /// Works everything out again from the constraints as given.
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
