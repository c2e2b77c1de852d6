import ConstraintSolver

/// A linear combination of an engine's variables, and a constant in points.
struct LayoutSum {
    var terms: [Term] = []
    var constant = 0.0

    static func constant(_ constant: Double) -> LayoutSum { LayoutSum(constant: constant) }

    mutating func add(_ variable: Variable, times factor: Double = 1) {
        terms.append(Term(variable, factor))
    }

    mutating func add(_ other: LayoutSum, times factor: Double = 1) {
        for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
        constant += other.constant * factor
    }
}
