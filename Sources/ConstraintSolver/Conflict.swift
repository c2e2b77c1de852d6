/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// All of them, in the order in which they were added.
    public let constraints: [ConstraintID]
    /// The one that is left out so that the others hold: the newest.
    public let broken: ConstraintID
}
