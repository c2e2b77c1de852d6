/// One call of the solver's. Variables and constraints have numbers of the script's own, so that any part of a script is
/// a script: an edit of what is not there does nothing.
enum Edit: Equatable, Sendable {
    case makeVariable(Int)
    case removeVariable(Int)
    /// Does nothing if a variable of it is not there.
    case add(Int, ExactConstraint)
    case remove(Int)
    case setConstant(Int, Rational)
    case setPriority(Int, Float)
    case suggest(Int, Rational, Float)
    case stopSuggesting(Int)
    /// Unknowns come in this order, among their places. Those that are not there are left out.
    case orderVariables([Int])
    /// Constraints come in this order, among their places. Those that are not there are left out.
    case orderConstraints([Int])
    case solve
}

extension Edit: CustomStringConvertible {
    /// As a test would have it.
    var description: String {
        switch self {
        case .makeVariable(let variable): "let v\(variable) = solver.makeVariable()"
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
