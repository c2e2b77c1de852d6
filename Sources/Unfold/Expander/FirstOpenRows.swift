/// The groups of rows in which a policy that keeps one row open has opened the first row.
///
/// Such a policy never lets the last open row of a group fold. So that a group also starts with an open row, the
/// first of its rows that the table shows opens, once. After the client sets the levels itself, no row opens on its
/// own.
struct FirstOpenRows {
    private var started: Set<AnyHashable> = []
    private var isOver = false

    /// Records that a row of a group is about to be shown.
    ///
    /// - Returns: Whether this is the first one, so that it may have to open.
    mutating func begin(_ group: AnyHashable) -> Bool {
        !isOver && started.insert(group).inserted
    }

    /// Notes that the client has set the levels.
    mutating func finish() {
        isOver = true
    }
}
