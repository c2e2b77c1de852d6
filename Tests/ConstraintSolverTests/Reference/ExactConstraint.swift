import ConstraintSolver

/// A linear constraint in exact fractions, over numbered variables.
struct ExactConstraint: Equatable, Sendable {
    struct Term: Equatable, Sendable {
        var variable: Int
        var coefficient: Rational
    }

    var terms: [Term]
    var relation: Relation
    var constant: Rational
    /// The priority: above 0 and at most 1000, which is required.
    var priority: Float = 1000

    init(_ terms: [(Int, Rational)], _ relation: Relation, _ constant: Rational, at priority: Float = 1000) {
        self.terms = terms.map { Term(variable: $0.0, coefficient: $0.1) }
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    var isRequired: Bool { priority == 1000 }

    /// Returns the distance by which `values` violate the constraint.
    func violation(at values: [Rational]) throws(Rational.Overflow) -> Rational {
        var sum = -constant
        for term in terms { sum = try sum + term.coefficient * values[term.variable] }
        return switch relation {
        case .equal: sum.magnitude
        case .lessThanOrEqual: max(sum, 0)
        case .greaterThanOrEqual: max(-sum, 0)
        }
    }
}
