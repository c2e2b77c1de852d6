/// The reasons to call `updateConstraints()` in a view or its hierarchy.
struct ConstraintUpdates: OptionSet {
    let rawValue: UInt8

    /// The view needs an update. Each view does once, before its first layout by constraints.
    static let needed = ConstraintUpdates(rawValue: 1)
    /// A view below this one needs an update.
    static let neededBelow = ConstraintUpdates(rawValue: 2)
    /// The view or one below it needs the update even if there are no constraints yet.
    static let asked = ConstraintUpdates(rawValue: 4)
}
