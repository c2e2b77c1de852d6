import ConstraintSolver

/// A random layout in its own solver.
struct SolvedLayout: ~Copyable {
    var solver = Solver()
    let variables: [Variable]
    let constraints: [ConstraintID]

    /// - Parameter scale: The factor for all constants.
    init(_ layout: RandomLayout, times scale: Double = 1) {
        var variables: [Variable] = []
        for _ in 0..<layout.variableCount { variables.append(solver.makeVariable()) }
        var constraints: [ConstraintID] = []
        for constraint in layout.constraints {
            let terms = constraint.terms.map { Term(variables[$0.variable], $0.coefficient.double) }
            let constant = scale * constraint.constant.double
            let priority = Priority(constraint.priority)
            constraints.append(solver.add(LinearConstraint(terms, constraint.relation, constant, priority: priority)))
        }
        solver.solve()
        (self.variables, self.constraints) = (variables, constraints)
    }

    var values: [Double] {
        var values: [Double] = []
        for variable in variables { values.append(solver.value(of: variable)) }
        return values
    }
}
