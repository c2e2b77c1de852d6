/// The identifier of a constraint in a solver. Of two identifiers, the greater one was added later.
public struct ConstraintID: Hashable, Comparable, Sendable, BitwiseCopyable {
    let slot: Int32
    /// The solver's count when the constraint was added, which distinguishes it from earlier users of the slot.
    let order: Int

    public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
        left.order < right.order
    }
}
