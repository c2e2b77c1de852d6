/// A sum of multiples of unknowns, and a constant. A way to write constraints:
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

    /// `self` relation `other`, with everything unknown on the left.
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
