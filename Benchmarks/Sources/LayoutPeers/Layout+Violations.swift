extension Layout {
    /// Returns the sum of the violations of the constraints and suggestions at each level.
    ///
    /// Two solutions are equally good if these sums are equal, even where the constraints are ambiguous.
    public func violations(of values: [Double], suggested state: [Double], without left: Int? = nil) -> [Double] {
        var sums = levels.map { _ in 0.0 }
        for (index, constraint) in constraints.enumerated() where index != left {
            let sum = constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * values[$1.variable] }
            switch constraint.relation {
            case .lessThanOrEqual: sums[constraint.level] += max(0, sum)
            case .equal: sums[constraint.level] += abs(sum)
            case .greaterThanOrEqual: sums[constraint.level] += max(0, -sum)
            }
        }
        for (suggestion, value) in zip(suggestions, state) {
            sums[suggestion.level] += abs(values[suggestion.variable] - value)
        }
        return sums
    }
}
