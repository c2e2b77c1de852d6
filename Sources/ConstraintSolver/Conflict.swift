/// A set of required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// The constraints that contradict each other, from the oldest to the newest.
    ///
    /// The set is minimal: without any one of them, the others can hold.
    public let constraints: [ConstraintID]
    /// The constraint that is broken so that the others hold, which is the newest one.
    public let broken: ConstraintID
}
