/// A linear equation or inequality: a sum of terms that is equal to, at most or at least a constant.
public struct LinearConstraint: Sendable {
    public var terms: [Term]
    public var relation: Relation
    public var constant: Double
    public var priority: Priority

    public init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Returns the same constraint with another priority.
    public func at(_ priority: Priority) -> LinearConstraint {
        LinearConstraint(terms, relation, constant, priority: priority)
    }
}
