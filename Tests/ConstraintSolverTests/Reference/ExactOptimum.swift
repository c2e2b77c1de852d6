/// The unique solution that the solver's documentation defines, computed from scratch in exact arithmetic.
enum ExactOptimum {
    /// Returns the value of each variable, or `nil` if the required constraints can't hold together.
    static func values(
        _ constraints: [ExactConstraint],
        variableCount: Int
    ) throws(Rational.Overflow) -> [Rational]? {
        // A variable is the difference of two columns; a row is Σ a·x + below − above = constant.
        let columnCount = 2 * variableCount + 2 * constraints.count
        var simplex = try tableau(constraints, variableCount: variableCount, columnCount: columnCount)
        var costs: [Float: [Rational]] = [1000: Array(repeating: 0, count: columnCount)]
        for (index, constraint) in constraints.enumerated() {
            let below = 2 * variableCount + 2 * index
            var cost = costs[constraint.priority] ?? Array(repeating: 0, count: columnCount)
            // Only a deviation in the forbidden direction is a violation, so only its column has a cost.
            if constraint.relation != .lessThanOrEqual { cost[below] = 1 }
            if constraint.relation != .greaterThanOrEqual { cost[below + 1] = 1 }
            costs[constraint.priority] = cost
        }
        // From the highest priority down, because each minimum is kept while the next one is computed.
        for (priority, cost) in costs.sorted(by: { $0.key > $1.key }) {
            let violation = try simplex.minimize(cost)
            if priority == 1000, violation > 0 { return nil }
        }
        var values: [Rational] = []
        for variable in 0..<variableCount {
            // Ambiguous variables get the smallest magnitude, in their order. Minimizing the sum of a variable's two
            // columns minimizes its magnitude.
            var cost = Array(repeating: 0 as Rational, count: columnCount)
            (cost[2 * variable], cost[2 * variable + 1]) = (1, 1)
            _ = try simplex.minimize(cost)
        }
        for variable in 0..<variableCount {
            values.append(try simplex.value(of: 2 * variable) - simplex.value(of: 2 * variable + 1))
        }
        return values
    }

    /// Returns the required constraints that are left out: each one that can't hold together with the
    /// older ones that are kept.
    static func broken(
        _ constraints: [ExactConstraint],
        variableCount: Int
    ) throws(Rational.Overflow) -> [Int] {
        let required = constraints.indices.filter { constraints[$0].isRequired }
        func canHold(_ indices: [Int]) throws(Rational.Overflow) -> Bool {
            try areSatisfiable(indices.map { constraints[$0] }, variableCount: variableCount)
        }
        if try canHold(required) { return [] }
        var kept: [Int] = []
        var broken: [Int] = []
        for index in required {
            if try canHold(kept + [index]) { kept.append(index) } else { broken.append(index) }
        }
        return broken
    }

    /// Returns whether the constraints can hold together, whatever their priorities.
    static func areSatisfiable(
        _ constraints: [ExactConstraint],
        variableCount: Int
    ) throws(Rational.Overflow) -> Bool {
        let columnCount = 2 * variableCount + 2 * constraints.count
        var simplex = try tableau(constraints, variableCount: variableCount, columnCount: columnCount)
        var cost = Array(repeating: 0 as Rational, count: columnCount)
        for (index, constraint) in constraints.enumerated() {
            let below = 2 * variableCount + 2 * index
            if constraint.relation != .lessThanOrEqual { cost[below] = 1 }
            if constraint.relation != .greaterThanOrEqual { cost[below + 1] = 1 }
        }
        return try simplex.minimize(cost) == 0
    }

    /// Returns the tableau with all variables at 0, and the resulting violation of each constraint.
    private static func tableau(
        _ constraints: [ExactConstraint],
        variableCount: Int,
        columnCount: Int
    ) throws(Rational.Overflow) -> ExactSimplex {
        var rows: [[Rational]] = []
        var basis: [Int] = []
        for (index, constraint) in constraints.enumerated() {
            var row = Array(repeating: 0 as Rational, count: columnCount + 1)
            for term in constraint.terms {
                row[2 * term.variable] = try row[2 * term.variable] + term.coefficient
                row[2 * term.variable + 1] = -row[2 * term.variable]
            }
            let below = 2 * variableCount + 2 * index
            (row[below], row[below + 1], row[columnCount]) = (1, -1, constraint.constant)
            // Values in the tableau must not be negative, so the equation is negated and its other slack column is
            // basic.
            if constraint.constant < 0 {
                for column in row.indices { row[column] = -row[column] }
            }
            rows.append(row)
            basis.append(constraint.constant < 0 ? below + 1 : below)
        }
        return ExactSimplex(rows: rows, basis: basis, columnCount: columnCount)
    }
}
