import ConstraintSolver

/// A layout in the project's solver.
public final class UnfoldSession: LayoutSession {
    private var solver: Solver
    private let variables: [Variable]
    private let suggestions: [(variable: Variable, priority: Priority)]
    private let constraints: [LinearConstraint]
    private let changes: [Layout.Change]
    private var ids: [ConstraintID]

    public init(_ layout: Layout) {
        var solver = Solver()
        let variables = layout.variables.map { _ in solver.makeVariable() }
        self.variables = variables
        suggestions = layout.suggestions.map {
            (variables[$0.variable], Priority(layout.levels[$0.level].priority))
        }
        changes = layout.changes
        constraints = layout.constraints.map { $0.expression(variables, layout.levels) }
        ids = constraints.map { solver.add($0) }
        self.solver = solver
        _ = suggest(layout.states[0])
    }

    /// Creates everything from the layout's data, solves, reads all values, and frees everything.
    /// Returns the sum of the values.
    public static func build(_ layout: Layout) -> Double {
        var solver = Solver()
        var variables: [Variable] = []
        variables.reserveCapacity(layout.variables.count)
        for _ in layout.variables { variables.append(solver.makeVariable()) }
        for constraint in layout.constraints { solver.add(constraint.expression(variables, layout.levels)) }
        for (suggestion, value) in zip(layout.suggestions, layout.states[0]) {
            let priority = Priority(layout.levels[suggestion.level].priority)
            solver.suggest(value, for: variables[suggestion.variable], at: priority)
        }
        return Self.solve(&solver, variables)
    }

    public func suggest(_ values: [Double]) -> Double {
        for (index, value) in values.enumerated() {
            solver.suggest(value, for: suggestions[index].variable, at: suggestions[index].priority)
        }
        return Self.solve(&solver, variables)
    }

    public func change(_ isChanged: Bool) -> Double {
        for change in changes {
            let constant = isChanged ? change.constant : constraints[change.constraint].constant
            solver.setConstant(constant, of: ids[change.constraint])
        }
        return Self.solve(&solver, variables)
    }

    public func readd(_ constraint: Int) -> Double {
        solver.remove(ids[constraint])
        let without = Self.solve(&solver, variables)
        ids[constraint] = solver.add(constraints[constraint])
        return without + Self.solve(&solver, variables)
    }

    public func values() -> [Double] { variables.map { solver.value(of: $0) } }

    private static func solve(_ solver: inout Solver, _ variables: [Variable]) -> Double {
        solver.solve()
        var sum = 0.0
        for variable in variables { sum += solver.value(of: variable) }
        return sum
    }
}

extension Layout.Constraint {
    /// Returns the constraint in the form that the project's solver accepts.
    fileprivate func expression(_ variables: [Variable], _ levels: [Layout.Level]) -> LinearConstraint {
        LinearConstraint(
            terms.map { Term(variables[$0.variable], $0.coefficient) },
            relation == .equal ? .equal : relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual,
            constant,
            priority: Priority(levels[level].priority)
        )
    }
}
