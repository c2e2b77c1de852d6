/// A constraint that was added to a solver. The greater of two was added later.
public struct ConstraintID: Hashable, Comparable, Sendable, BitwiseCopyable {
    let slot: Int32
    /// When it was added; tells it from others that had the slot before.
    let order: Int

    public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
        left.order < right.order
    }
}
