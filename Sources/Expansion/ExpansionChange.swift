/// A change of one row from one level to another.
///
/// ```swift
/// for change in state.toggle(id) {
///     if change.isOpening { load(change.id) }
///     if change.isFolding { unload(change.id) }
///     print("\(change.id): \(change.oldLevel) → \(change.newLevel)")
/// }
/// ```
public struct ExpansionChange<ID: Hashable, Level: ExpansionLevel>: Hashable {
    /// The identifier of the row.
    public var id: ID
    /// The level before the change.
    public var oldLevel: Level
    /// The level after the change, which differs from the old level.
    public var newLevel: Level

    /// Creates a change of a row from one level to another.
    ///
    /// ```swift
    /// let change = ExpansionChange(id: 1, from: RowLevel.collapsed, to: .expanded)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identifier of the row.
    ///   - oldLevel: The level before the change.
    ///   - newLevel: The level after the change.
    public init(id: ID, from oldLevel: Level, to newLevel: Level) {
        self.id = id
        self.oldLevel = oldLevel
        self.newLevel = newLevel
    }

    /// A Boolean value that indicates whether the change unfolds a row that was folded.
    public var isOpening: Bool {
        oldLevel.isFolded && !newLevel.isFolded
    }

    /// A Boolean value that indicates whether the change folds a row that was unfolded.
    public var isFolding: Bool {
        !oldLevel.isFolded && newLevel.isFolded
    }
}

extension ExpansionChange: Sendable where ID: Sendable {}
