import UIKit

extension LevelExpander {
    /// The levels of the rows and the first row on the screen.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(expander.snapshot)
    /// // after a restart, when the table has its rows
    /// expander.restore(try JSONDecoder().decode(type(of: expander.snapshot), from: data))
    /// ```
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows on the screen.
    public var snapshot: ExpansionSnapshot<ID, Level> {
        let top = TopRow(in: places)
        return ExpansionSnapshot(state: levels.current, topRow: top?.id, distance: top?.distance ?? 0)
    }

    /// Restores the levels of the rows and the scroll position of a snapshot, without an animation.
    ///
    /// The table view must have its size. If it has no rows yet, the scroll position is restored when it shows its
    /// first ones. If it has rows, and no longer the one that was the first on the screen, the scroll position doesn't
    /// change. Levels of rows that it no longer has are kept until you call ``prune(keeping:)``. If the client changes
    /// a level meanwhile, such as in a data source method, the restored levels change, with the rows that come and go
    /// with them.
    ///
    /// ```swift
    /// expander.restore(try JSONDecoder().decode(type(of: expander.snapshot), from: data))
    /// ```
    ///
    /// - Parameter snapshot: The snapshot to restore.
    public func restore(_ snapshot: ExpansionSnapshot<ID, Level>) {
        replaceState(by: snapshot.state, hasRows: true)
        awaitedTop.restore(snapshot.topRow.map { TopRow(id: $0, distance: snapshot.distance) })
    }
}
