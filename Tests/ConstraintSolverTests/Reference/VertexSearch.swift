/// A search of every point at which the optimum can be. It is for tiny cases, and simple enough to
/// verify the other method.
///
/// The planes Σ a·x = constant of all constraints and x = 0 of all variables cut the space into
/// cells. In each cell, the violations and the magnitudes are linear, and each cell has corners. The
/// minimum is therefore at a corner, where as many independent planes meet as there are variables.
struct VertexSearch {
    private let constraints: [ExactConstraint]
    private let variableCount: Int
    private let late: Set<Int>
    private let planes: [[Rational]]
    private var best: (cost: [Rational], values: [Rational])?

    static func values(
        _ constraints: [ExactConstraint],
        variableCount: Int,
        late: Set<Int> = []
    ) throws(Rational.Overflow) -> [Rational]? {
        var search = try VertexSearch(constraints, variableCount, late)
        try search.visit(from: 0, through: [])
        // The first sum is that of the required constraints.
        guard let best = search.best, best.cost[0] == 0 else { return nil }
        return best.values
    }

    private init(
        _ constraints: [ExactConstraint],
        _ variableCount: Int,
        _ late: Set<Int>
    ) throws(Rational.Overflow) {
        (self.constraints, self.variableCount, self.late) = (constraints, variableCount, late)
        var planes: [[Rational]] = []
        for constraint in constraints {
            var plane = Array(repeating: 0 as Rational, count: variableCount) + [constraint.constant]
            for term in constraint.terms { plane[term.variable] = try plane[term.variable] + term.coefficient }
            planes.append(plane)
        }
        for variable in 0..<variableCount {
            var plane = Array(repeating: 0 as Rational, count: variableCount + 1)
            plane[variable] = 1
            planes.append(plane)
        }
        self.planes = planes
    }

    /// - Parameter chosen: The planes chosen so far, each solved for a variable that no other one contains.
    private mutating func visit(
        from index: Int,
        through chosen: [(variable: Int, plane: [Rational])]
    ) throws(Rational.Overflow) {
        guard chosen.count < variableCount else {
            var values = Array(repeating: 0 as Rational, count: variableCount)
            for (variable, plane) in chosen { values[variable] = plane[variableCount] }
            let cost = try self.cost(of: values)
            if best.map({ cost.lexicographicallyPrecedes($0.cost) }) ?? true { best = (cost, values) }
            return
        }
        for next in planes.indices.dropFirst(index) {
            var plane = planes[next]
            for (variable, other) in chosen { plane = try Self.eliminate(variable, of: other, from: plane) }
            // A plane without remaining coefficients is not independent of the chosen ones.
            guard let variable = plane.indices.dropLast().first(where: { plane[$0] != 0 }) else { continue }
            let factor = plane[variable]
            for column in plane.indices { plane[column] = try plane[column] / factor }
            // The new variable must not occur in the planes chosen before.
            var extended = [(variable, plane)]
            for (solved, other) in chosen {
                extended.append((solved, try Self.eliminate(variable, of: plane, from: other)))
            }
            try visit(from: next + 1, through: extended)
        }
    }

    /// Returns the sums of violations from the highest priority (the required ones first), followed by
    /// the magnitudes of what is decided in turns.
    private func cost(of values: [Rational]) throws(Rational.Overflow) -> [Rational] {
        var sums: [Float: Rational] = [1000: 0]
        for constraint in constraints {
            sums[constraint.priority] = try sums[constraint.priority, default: 0] + constraint.violation(at: values)
        }
        var cost = sums.sorted { $0.key > $1.key }.map(\.value)
        cost += values.indices.filter { !late.contains($0) }.map { values[$0].magnitude }
        for index in try ExactOptimum.decidingInequalities(constraints, late: late) {
            var equation = constraints[index]
            equation.relation = .equal
            cost.append(try equation.violation(at: values))
        }
        return cost + late.sorted().map { values[$0].magnitude }
    }

    private static func eliminate(
        _ variable: Int,
        of other: [Rational],
        from plane: [Rational]
    ) throws(Rational.Overflow) -> [Rational] {
        let factor = plane[variable]
        var result: [Rational] = []
        for (mine, theirs) in zip(plane, other) { result.append(try mine - factor * theirs) }
        return result
    }
}
