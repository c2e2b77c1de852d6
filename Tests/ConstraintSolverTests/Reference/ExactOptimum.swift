/// The unique solution that the solver's documentation defines, computed from scratch in exact arithmetic.
enum ExactOptimum {
    /// Returns the value of each variable, or `nil` if the required constraints can't hold together.
    static func values(
        _ constraints: [ExactConstraint],
        variableCount: Int,
        late: Set<Int> = []
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
        // Ambiguous quantities get the smallest magnitude in their turns: early variables, the distances of
        // inequalities from their constants, late variables. Minimizing the sum of two columns minimizes the magnitude.
        let inequalities = try decidingInequalities(constraints, late: late).map { 2 * variableCount + 2 * $0 }
        let early = (0..<variableCount).filter { !late.contains($0) }.map { 2 * $0 }
        for column in early + inequalities + late.sorted().map({ 2 * $0 }) {
            var cost = Array(repeating: 0 as Rational, count: columnCount)
            (cost[column], cost[column + 1]) = (1, 1)
            _ = try simplex.minimize(cost)
        }
        for variable in 0..<variableCount {
            values.append(try simplex.value(of: 2 * variable) - simplex.value(of: 2 * variable + 1))
        }
        return values
    }

    /// Returns the indices of the inequalities that mention late variables, in the order in which they are decided.
    static func decidingInequalities(
        _ constraints: [ExactConstraint],
        late: Set<Int>
    ) throws(Rational.Overflow) -> [Int] {
        var keys: [(index: Int, key: [Rational])] = []
        for (index, constraint) in constraints.enumerated() where constraint.relation != .equal {
            guard constraint.terms.contains(where: { late.contains($0.variable) }) else { continue }
            keys.append((index, try decidingKey(of: constraint, late: late)))
        }
        return keys.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.index)
    }

    /// Returns numbers that compare as inequalities do: the terms of the lower bound, with late variables first, each
    /// as its variable and its negated coefficient, and then the negated bound.
    private static func decidingKey(
        of constraint: ExactConstraint,
        late: Set<Int>
    ) throws(Rational.Overflow) -> [Rational] {
        let sign: Rational = constraint.relation == .lessThanOrEqual ? -1 : 1
        var coefficients: [Int: Rational] = [:]
        for term in constraint.terms {
            coefficients[term.variable] = try coefficients[term.variable, default: 0] + sign * term.coefficient
        }
        let variables = coefficients.filter { $0.value != 0 }.keys.sorted {
            late.contains($0) == late.contains($1) ? $0 < $1 : late.contains($0)
        }
        // The number before the bound is lower than any variable, so a sum that ends comes before one that goes on.
        return try variables.flatMap { [Rational($0), -(coefficients[$0] ?? 0)] } + [-1, -(sign * constraint.constant)]
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
