import CoreGraphics

/// The levels of the rows of a table and its scroll position, in a form that an app can save.
///
/// ```swift
/// let data = try JSONEncoder().encode(expander.snapshot)
/// let snapshot = try JSONDecoder().decode(ExpansionSnapshot<Comment.ID, RowLevel>.self, from: data)
/// ```
///
/// You can change a snapshot before you save or restore it:
///
/// ```swift
/// var snapshot = expander.snapshot
/// snapshot.state.prune { comments[$0] != nil }
/// (snapshot.topRow, snapshot.distance) = (found.id, 0)
/// ```
///
/// A snapshot is `Codable` if the identifiers are. Decoding throws a `DecodingError` for data of
/// another kind or with unknown levels.
public struct ExpansionSnapshot<ID: Hashable, Level: ExpansionLevel>: Hashable {
    /// The levels of the rows and the policy.
    public var state: ExpansionState<ID, Level>
    /// The identifier of the first row on the screen, or `nil` if the table is scrolled to its top.
    public var topRow: ID?
    /// The distance from the top of that row down to the top of the screen, in points.
    public var distance: CGFloat

    /// Creates a snapshot. To take the snapshot of a table, use ``LevelExpander/snapshot``.
    ///
    /// ```swift
    /// let state = ExpansionState<Comment.ID, RowLevel>(policy: .accordion)
    /// expander.restore(ExpansionSnapshot(state: state, topRow: found.id, distance: 0))
    /// ```
    ///
    /// - Parameters:
    ///   - state: The levels of the rows and the policy.
    ///   - topRow: The identifier of the first row on the screen, or `nil` for the top of the table.
    ///   - distance: The distance from the top of that row down to the top of the screen, in points.
    public init(state: ExpansionState<ID, Level>, topRow: ID?, distance: CGFloat) {
        self.state = state
        self.topRow = topRow
        self.distance = distance
    }
}

extension ExpansionSnapshot: Codable where ID: Codable {}

extension ExpansionSnapshot: Sendable where ID: Sendable {}
