import ConstraintSolver
import SeededRandom

/// Variables, each of which is a multiple of an earlier one plus a constant, and weaker constraints
/// that can't change anything.
struct EquationTree: ~Copyable {
    var solver = Solver()
    private(set) var variables: [Variable] = []
    private var parents: [(index: Int, factor: Double)] = []
    private var offsets: [Double] = []
    private var equations: [ConstraintID] = []
    private var noise: [ConstraintID] = []

    init(count: Int, _ random: inout SeededGenerator) {
        for index in 0..<count {
            variables.append(solver.makeVariable())
            parents.append((random.below(max(index, 1)), [1, 1, 1, -1, 0.5, 2.0 / 3][random.below(6)]))
            offsets.append(Double(random.below(200) - 50))
        }
        for index in Array(0..<count).shuffled(using: &random) {
            var terms = [Term(variables[index])]
            if index > 0 { terms.append(Term(variables[parents[index].index], -parents[index].factor)) }
            // All priorities are above those of the other constraints, which go up to 500.
            let priority = Priority([1000, 1000, 999, 501, 750][random.below(5)])
            equations.append(solver.add(LinearConstraint(terms, .equal, offsets[index], priority: priority)))
            order.append(index)
        }
    }

    /// The variable that each of `equations` determines.
    private var order: [Int] = []

    /// The values that the equations give the variables.
    var values: [Double] {
        var values: [Double] = []
        for (index, (parent, factor)) in parents.enumerated() {
            values.append(offsets[index] + (index == 0 ? 0 : factor * values[parent]))
        }
        return values
    }

    mutating func change(_ random: inout SeededGenerator) {
        switch random.below(3) {
        case 0:
            let place = random.below(equations.count)
            offsets[order[place]] = Double(random.below(200) - 50)
            solver.setConstant(offsets[order[place]], of: equations[place])
        case 1 where !noise.isEmpty:
            solver.remove(noise.remove(at: random.below(noise.count)))
        default:
            let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
            let terms = (0..<1 + random.below(3)).map { _ in
                Term(variables[random.below(variables.count)], [1, -1, 2, 0.25][random.below(4)])
            }
            let priority = Priority([1, 50, 250, 500][random.below(4)])
            let constant = Double(random.below(1000) - 500)
            noise.append(solver.add(LinearConstraint(terms, relation, constant, priority: priority)))
        }
    }
}
