/// Constraints and what is done with them, as data that every solver is given.
public struct Layout {
    public struct Level {
        public let name: String
        /// Of the project's solver, 1000 being required.
        public let priority: Float
        /// Of kiwi, which weighs sums: far enough apart that no layout here has as many constraints as would outweigh.
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

    /// sum of terms, relation, constant.
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

    /// Another constant for a constraint.
    public struct Change {
        public let constraint: Int
        public let constant: Double
    }

    public var levels: [Level] = []
    public var variables: [String] = []
    public var suggestions: [Suggestion] = []
    public var constraints: [Constraint] = []
    /// What is suggested, one after another; the first at the start. One number for each suggestion.
    public var states: [[Double]] = []
    /// Constants that are changed together, and back.
    public var changes: [Change] = []

    /// Changes a constant of all constraints on nothing but a variable.
    public mutating func addChange(of variable: String, from old: Double, to new: Double) {
        for (index, constraint) in constraints.enumerated()
        where constraint.constant == old && constraint.terms.map({ variables[$0.variable] }) == [variable] {
            changes.append(Change(constraint: index, constant: new))
        }
    }
}
