@testable import ConstraintSolver

/// A solver and the model of its contents, changed together and compared.
struct Rehearsal: ~Copyable {
    private(set) var solver = Solver()
    private(set) var situation = Situation()
    private var variables: [Int: Variable] = [:]
    private var constraints: [Int: ConstraintID] = [:]
    /// The constraints that the last solution left out.
    private var broken: Set<Int> = []

    mutating func apply(_ edit: Edit) throws(Difference) {
        guard situation.apply(edit) else { return }
        switch edit {
        case .makeVariable(let number, let turn): variables[number] = solver.makeVariable(turn)
        case .removeVariable(let number):
            if let variable = variables.removeValue(forKey: number) { solver.remove(variable) }
        case .add(let number, let constraint): constraints[number] = solver.add(linear(constraint))
        case .remove(let number):
            if let constraint = constraints.removeValue(forKey: number) { solver.remove(constraint) }
            broken.remove(number)
        case .setConstant(let number, let constant): solver.setConstant(constant.double, of: id(of: number))
        case .setPriority(let number, let priority): solver.setPriority(Priority(priority), of: id(of: number))
        case .suggest(let number, let value, let priority):
            solver.suggest(value.double, for: variable(number), at: Priority(priority))
        case .stopSuggesting(let number): solver.stopSuggesting(variable(number))
        case .orderVariables(let order): solver.order(order.compactMap { variables[$0] })
        case .orderConstraints(let order): solver.order(order.compactMap { constraints[$0] })
        case .solve: try solve()
        }
    }

    /// Solves, and compares all results of the solver with the reference.
    private mutating func solve() throws(Difference) {
        let conflicts = solver.solve()
        do {
            try compare(conflicts)
        } catch let error as Difference {
            throw error
        } catch {
            // Too large for the reference. Take the left-out constraints from the solver, so that the rest of
            // the script can run.
            solveUnseen()
            throw .notComparable
        }
    }

    /// Solves without checking the result.
    mutating func solveUnseen() {
        solver.solve()
        broken = Set(constraints.filter { solver.isBroken($0.value) }.keys)
    }

    private mutating func compare(_ conflicts: [Conflict]) throws {
        let expected = try situation.broken()
        let broken = situation.constraints.map(\.number).filter { solver.isBroken(id(of: $0)) }
        try require(broken == expected, .broken, "broken are \(named(broken)) instead of \(named(expected))")
        try compareReports(conflicts, Set(expected))
        self.broken = Set(expected)

        try require(
            solver.variableCount == situation.variables.count,
            .count,
            "variableCount is \(solver.variableCount)"
        )
        try require(
            solver.constraintCount == situation.constraints.count,
            .count,
            "constraintCount is \(solver.constraintCount)"
        )

        guard let values = try situation.optimum(without: expected) else {
            throw Difference.found(.value, "a suggestion contradicts the required constraints")
        }
        for (number, value) in zip(situation.variables, values) {
            let found = solver.value(of: variable(number))
            let tolerance = 1e-6 * max(1, abs(value.double))
            try require(abs(found - value.double) <= tolerance, .value, "v\(number) is \(found) instead of \(value)")
        }
    }

    /// Checks that each constraint that is newly left out is reported once, with a minimal set of
    /// constraints that contradict each other.
    private func compareReports(_ conflicts: [Conflict], _ expected: Set<Int>) throws {
        let numbers = Dictionary(uniqueKeysWithValues: constraints.map { ($0.value, $0.key) })
        let reported = conflicts.compactMap { numbers[$0.broken] }.sorted()
        let new = expected.subtracting(broken).sorted()
        try require(reported == new, .report, "reported are \(named(reported)) instead of \(named(new))")
        for conflict in conflicts {
            let cause = conflict.constraints.map { numbers[$0, default: -1] }
            let ages = cause.map { number in situation.constraints.firstIndex { $0.number == number } ?? -1 }
            try require(ages == ages.sorted(), .report, "the conflict \(named(cause)) is not in order of age")
            try require(
                conflict.constraints.last == conflict.broken,
                .report,
                "the newest of \(named(cause)) is not the broken one"
            )
            try require(!situation.areSatisfiable(cause), .report, "\(named(cause)) do not contradict each other")
            // The set is minimal: without any one of its constraints, the others can hold together.
            for needless in cause {
                let rest = cause.filter { $0 != needless }
                try require(
                    situation.areSatisfiable(rest),
                    .report,
                    "c\(needless) has no part in the conflict \(named(cause))"
                )
            }
        }
    }

    /// Makes the solver compute everything from scratch, as it does after numerical drift, and compares again.
    mutating func startOver() throws(Difference) {
        solver.startOver()
        try solve()
    }

    /// Removes everything, and compares the remaining state with an empty one.
    mutating func tearDown() throws(Difference) {
        for number in situation.constraints.map(\.number) { try apply(.remove(number)) }
        for number in situation.suggestions.keys.sorted() { try apply(.stopSuggesting(number)) }
        for number in situation.variables { try apply(.removeVariable(number)) }
        solver.solve()
        try require(solver.variableCount == 0, .rest, "variableCount is \(solver.variableCount) at the end")
        try require(solver.constraintCount == 0, .rest, "constraintCount is \(solver.constraintCount) at the end")
        try require(solver.entryCount == 0, .rest, "entryCount is \(solver.entryCount) at the end")
    }

    private func require(_ condition: Bool, _ aspect: Difference.Aspect, _ message: @autoclosure () -> String)
        throws(Difference)
    {
        guard condition else { throw .found(aspect, message()) }
    }

    private func variable(_ number: Int) -> Variable {
        guard let variable = variables[number] else { preconditionFailure("v\(number) is in the situation only") }
        return variable
    }

    private func id(of number: Int) -> ConstraintID {
        guard let id = constraints[number] else { preconditionFailure("c\(number) is in the situation only") }
        return id
    }

    private func linear(_ constraint: ExactConstraint) -> LinearConstraint {
        let terms = constraint.terms.map { Term(variable($0.variable), $0.coefficient.double) }
        return LinearConstraint(
            terms,
            constraint.relation,
            constraint.constant.double,
            priority: Priority(constraint.priority)
        )
    }

    private func named(_ numbers: some Sequence<Int>) -> String {
        "[" + numbers.map { "c\($0)" }.joined(separator: ", ") + "]"
    }
}
