/// A linear expression: a sum of terms and a constant. Expressions make constraints readable:
///
/// ```swift
/// solver.add(label.left + label.width <= 320 - margin)
/// solver.add((image.width == 2 * image.height).at(Priority(750)))
/// ```
public struct Expression: Sendable {
    public var terms: [Term]
    public var constant: Double

    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    public init(_ variable: Variable) {
        self.init(terms: [Term(variable)])
    }

    static func combine(_ left: Expression, _ right: Expression, times factor: Double) -> Expression {
        Expression(
            terms: left.terms + right.terms.map { Term($0.variable, $0.coefficient * factor) },
            constant: left.constant + right.constant * factor
        )
    }

    /// Returns the constraint that relates this expression to another one, with all variables on the left side.
    func related(_ relation: Relation, to other: Expression) -> LinearConstraint {
        let difference = Self.combine(self, other, times: -1)
        return LinearConstraint(difference.terms, relation, -difference.constant)
    }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {
        self.init(constant: value)
    }

    public init(integerLiteral value: Int) {
        self.init(constant: Double(value))
    }
}
