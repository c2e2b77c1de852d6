/// Constraints and the operations on them, as data that every solver receives.
public struct Layout {
    public struct Level {
        public let name: String
        /// The priority for the project's solver, where 1000 is required.
        public let priority: Float
        /// The strength for kiwi, which weighs sums. The strengths are so far apart that no layout here has
        /// enough constraints to outweigh a stronger one.
        public let strength: Double
    }

    public struct Term {
        public let variable: Int
        public let coefficient: Double
    }

    public enum Relation: String {
        case lessThanOrEqual = "<="
        case equal = "=="
        case greaterThanOrEqual = ">="
    }

    /// A constraint: the sum of its terms, a relation, and a constant.
    public struct Constraint {
        public let level: Int
        public let terms: [Term]
        public let relation: Relation
        public var constant: Double
    }

    public struct Suggestion {
        public let level: Int
        public let variable: Int
    }

    /// A change of a constraint's constant.
    public struct Change {
        public let constraint: Int
        public let constant: Double
    }

    public var levels: [Level] = []
    public var variables: [String] = []
    public var suggestions: [Suggestion] = []
    public var constraints: [Constraint] = []
    /// The values that are suggested one after another, beginning with the initial ones. Each state has
    /// one number for each suggestion.
    public var states: [[Double]] = []
    /// The constants that are changed together, and changed back.
    public var changes: [Change] = []

    /// Adds a change for every constraint with a constant on nothing but a variable.
    public mutating func addChange(of variable: String, from old: Double, to new: Double) {
        for (index, constraint) in constraints.enumerated()
        where constraint.constant == old && constraint.terms.map({ variables[$0.variable] }) == [variable] {
            changes.append(Change(constraint: index, constant: new))
        }
    }
}
