/// The relation between the sum and the constant of a constraint.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}
