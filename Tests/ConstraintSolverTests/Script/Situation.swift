import ConstraintSolver

/// The contents of a solver after some edits: the model that the reference solves.
struct Situation {
    /// The variables in the order of creation.
    private(set) var variables: [Int] = []
    private(set) var lateVariables: Set<Int> = []
    /// The constraints, oldest first.
    private(set) var constraints: [(number: Int, constraint: ExactConstraint)] = []
    private(set) var suggestions: [Int: (value: Rational, priority: Float)] = [:]

    /// Applies the edit. Returns `false` if its target doesn't exist.
    mutating func apply(_ edit: Edit) -> Bool {
        switch edit {
        case .makeVariable(let variable, let turn):
            guard !variables.contains(variable) else { return false }
            variables.append(variable)
            if turn == .late { lateVariables.insert(variable) } else { lateVariables.remove(variable) }
        case .removeVariable(let variable):
            let isMentioned = constraints.contains { $0.constraint.terms.contains { $0.variable == variable } }
            guard !isMentioned, suggestions[variable] == nil, let index = variables.firstIndex(of: variable) else {
                return false
            }
            variables.remove(at: index)
        case .add(let number, let constraint):
            guard !constraints.contains(where: { $0.number == number }) else { return false }
            guard constraint.terms.allSatisfy({ variables.contains($0.variable) }) else { return false }
            constraints.append((number, constraint))
        case .remove(let number):
            guard let index = index(of: number) else { return false }
            constraints.remove(at: index)
        case .setConstant(let number, let constant):
            guard let index = index(of: number) else { return false }
            constraints[index].constraint.constant = constant
        case .setPriority(let number, let priority):
            guard let index = index(of: number) else { return false }
            constraints[index].constraint.priority = priority
        case .suggest(let variable, let value, let priority):
            guard variables.contains(variable) else { return false }
            suggestions[variable] = (value, priority)
        case .stopSuggesting(let variable):
            return suggestions.removeValue(forKey: variable) != nil
        case .orderVariables(let order):
            let order = order.filter(variables.contains)
            let places = variables.indices.filter { order.contains(variables[$0]) }
            for (place, variable) in zip(places, order) { variables[place] = variable }
        case .orderConstraints(let order):
            let known = order.compactMap { number in constraints.first { $0.number == number } }
            let places = constraints.indices.filter { order.contains(constraints[$0].number) }
            for (place, constraint) in zip(places, known) { constraints[place] = constraint }
        case .solve: break
        }
        return true
    }

    /// Returns the numbers of the required constraints that are left out.
    func broken() throws(Rational.Overflow) -> [Int] {
        try ExactOptimum.broken(renumbered(constraints.map(\.constraint)), variableCount: variables.count)
            .map { constraints[$0].number }
    }

    /// Returns the value of each of `variables`, without the constraints with the given numbers.
    func optimum(without broken: [Int]) throws(Rational.Overflow) -> [Rational]? {
        var held = constraints.filter { !broken.contains($0.number) }.map(\.constraint)
        for (variable, suggestion) in suggestions {
            held.append(.init([(variable, 1 as Rational)], .equal, suggestion.value, at: suggestion.priority))
        }
        let late = Set(variables.indices.filter { lateVariables.contains(variables[$0]) })
        return try ExactOptimum.values(renumbered(held), variableCount: variables.count, late: late)
    }

    /// Returns whether the constraints with the given numbers can hold together.
    func areSatisfiable(_ numbers: [Int]) throws(Rational.Overflow) -> Bool {
        let chosen = constraints.filter { numbers.contains($0.number) }.map(\.constraint)
        return try ExactOptimum.areSatisfiable(renumbered(chosen), variableCount: variables.count)
    }

    private func index(of number: Int) -> Int? {
        constraints.firstIndex { $0.number == number }
    }

    /// Returns the constraints with the variables numbered by their positions in `variables`.
    private func renumbered(_ constraints: [ExactConstraint]) -> [ExactConstraint] {
        let places = Dictionary(uniqueKeysWithValues: zip(variables, variables.indices))
        return constraints.map { constraint in
            var constraint = constraint
            for index in constraint.terms.indices {
                constraint.terms[index].variable = places[constraint.terms[index].variable, default: -1]
            }
            return constraint
        }
    }
}
