/// A row that is at another level than before.
///
/// ```swift
/// for change in state.toggle(id) {
///     if change.isOpening { load(change.id) }
///     if change.isFolding { unload(change.id) }
///     print("\(change.id): \(change.oldLevel) → \(change.newLevel)")
/// }
/// ```
public struct ExpansionChange<ID: Hashable & Sendable, Level: ExpansionLevel>: Hashable, Sendable {
    /// The row.
    public var id: ID
    /// Its level before.
    public var oldLevel: Level
    /// Its level now, which differs from the old one.
    public var newLevel: Level

    /// A row that went from one level to another.
    ///
    /// ```swift
    /// let change = ExpansionChange(id: 1, from: Disclosure.collapsed, to: .expanded)
    /// ```
    public init(id: ID, from oldLevel: Level, to newLevel: Level) {
        self.id = id
        self.oldLevel = oldLevel
        self.newLevel = newLevel
    }

    /// Whether the row was folded before and is not now.
    public var isOpening: Bool {
        oldLevel.isFolded && !newLevel.isFolded
    }

    /// Whether the row is folded now and was not before.
    public var isFolding: Bool {
        !oldLevel.isFolded && newLevel.isFolded
    }
}
