/// A row that is at another level than before.
public struct ExpansionChange<ID: Hashable & Sendable, Level: ExpansionLevel>: Hashable, Sendable {
    public var id: ID
    public var oldLevel: Level
    /// Differs from the old one.
    public var newLevel: Level

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
