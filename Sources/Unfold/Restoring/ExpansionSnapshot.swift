import CoreGraphics

/// What is open in a table, and which row is at the top: what an application keeps through a restart.
///
/// ```swift
/// let data = try JSONEncoder().encode(expander.snapshot)
/// let snapshot = try JSONDecoder().decode(ExpansionSnapshot<Comment.ID, Disclosure>.self, from: data)
/// ```
///
/// It may be changed before it is kept or restored:
///
/// ```swift
/// var snapshot = expander.snapshot
/// snapshot.state.prune { comments[$0] != nil }
/// (snapshot.topRow, snapshot.distance) = (found.id, 0)
/// ```
///
/// `Codable` if the identities are. Data that is not of this kind, or of other levels, throws a `DecodingError`.
public struct ExpansionSnapshot<ID: Hashable & Sendable, Level: ExpansionLevel>: Hashable, Sendable {
    /// The levels of the rows.
    public var state: ExpansionState<ID, Level>
    /// The first row on the screen, `nil` at the very top of the table.
    public var topRow: ID?
    /// How far that row begins above the top of the screen, in points.
    public var distance: CGFloat

    /// A snapshot of one's own making; ``LevelExpander/snapshot`` is that of a table.
    ///
    /// ```swift
    /// let state = ExpansionState<Comment.ID, Disclosure>(policy: .accordion)
    /// expander.restore(ExpansionSnapshot(state: state, topRow: found.id, distance: 0))
    /// ```
    public init(state: ExpansionState<ID, Level>, topRow: ID?, distance: CGFloat) {
        self.state = state
        self.topRow = topRow
        self.distance = distance
    }
}

extension ExpansionSnapshot: Codable where ID: Codable {}
