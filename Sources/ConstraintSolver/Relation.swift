/// What a constraint says of its sum.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}
