import ConstraintSolver
import SeededRandom

/// Random constraints over a few variables.
struct RandomSystem {
    let variableCount: Int
    private(set) var constraints: [ExactConstraint] = []
    let palette: Palette
    /// A point at which every required constraint holds. Without it, they sometimes contradict each other.
    private let witness: [Rational]?

    init(variables: Int, constraints count: Int, canContradict: Bool? = nil, _ random: inout SeededGenerator) {
        variableCount = variables
        let palette = Palette(&random)
        self.palette = palette
        let canContradict = canContradict ?? (random.below(3) == 0)
        witness = canContradict ? nil : (0..<variables).map { _ in palette.constant(&random) }
        for _ in 0..<count { constraints.append(constraint(&random)) }
    }

    /// Makes two of three constraints required.
    mutating func requireSome(_ random: inout SeededGenerator) {
        for index in constraints.indices where random.below(3) > 0 { constraints[index].priority = 1000 }
    }

    func constraint(_ random: inout SeededGenerator) -> ExactConstraint {
        let termCount = [1, 1, 2, 2, 2, 2, 3, 3, 4][random.below(9)]
        let relation: Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)]
        var terms: [(Int, Rational)] = []
        for _ in 0..<termCount {
            let variable = random.below(variableCount)
            // A variable seldom occurs twice; the solver has to sum its coefficients.
            if terms.contains(where: { $0.0 == variable }), random.below(8) > 0 { continue }
            terms.append((variable, palette.coefficient(&random)))
        }
        var constraint = ExactConstraint(terms, relation, palette.constant(&random), at: palette.priority(&random))
        if constraint.isRequired, let constant = constantThatHolds(constraint, &random) {
            constraint.constant = constant
        }
        return constraint
    }

    /// Returns a constant with which the constraint holds at the witness, or nil if there is no witness.
    func constantThatHolds(_ constraint: ExactConstraint, _ random: inout SeededGenerator) -> Rational? {
        guard let witness else { return nil }
        var sum: Rational = 0
        do {
            for term in constraint.terms { sum = try sum + term.coefficient * witness[term.variable] }
            let slack = random.below(2) == 0 ? 0 : palette.constant(&random).magnitude
            return switch constraint.relation {
            case .equal: sum
            case .lessThanOrEqual: try sum + slack
            case .greaterThanOrEqual: try sum - slack
            }
        } catch {
            return nil
        }
    }
}
