import ConstraintSolver

/// One call of the solver. A script numbers its variables and constraints itself, so that any part
/// of a script is a script too: an edit of something that doesn't exist does nothing.
enum Edit: Equatable, Sendable {
    case makeVariable(Int, Turn = .early)
    case removeVariable(Int)
    /// Adds a constraint. Does nothing if one of its variables doesn't exist.
    case add(Int, ExactConstraint)
    case remove(Int)
    case setConstant(Int, Rational)
    case setPriority(Int, Float)
    case suggest(Int, Rational, Float)
    case stopSuggesting(Int)
    /// Reorders variables among their positions. Those that don't exist are skipped.
    case orderVariables([Int])
    /// Reorders constraints among their positions. Those that don't exist are skipped.
    case orderConstraints([Int])
    case solve
}

extension Edit: CustomStringConvertible {
    /// The edit as source code for a test.
    var description: String {
        switch self {
        case .makeVariable(let variable, let turn): "let v\(variable) = solver.makeVariable(.\(turn))"
        case .removeVariable(let variable): "solver.remove(v\(variable))"
        case .add(let number, let constraint): "let c\(number) = solver.add(\(constraint))"
        case .remove(let number): "solver.remove(c\(number))"
        case .setConstant(let number, let constant): "solver.setConstant(\(constant), of: c\(number))"
        case .setPriority(let number, let priority): "solver.setPriority(.init(\(priority)), of: c\(number))"
        case .suggest(let variable, let value, let priority):
            "solver.suggest(\(value), for: v\(variable), at: .init(\(priority)))"
        case .stopSuggesting(let variable): "solver.stopSuggesting(v\(variable))"
        case .orderVariables(let order): "solver.order([\(order.map { "v\($0)" }.joined(separator: ", "))])"
        case .orderConstraints(let order): "solver.order([\(order.map { "c\($0)" }.joined(separator: ", "))])"
        case .solve: "solver.solve()"
        }
    }
}

extension ExactConstraint: CustomStringConvertible {
    var description: String {
        let terms = terms.map { "Term(v\($0.variable), \($0.coefficient))" }.joined(separator: ", ")
        return "LinearConstraint([\(terms)], .\(relation), \(constant), priority: .init(\(priority)))"
    }
}
