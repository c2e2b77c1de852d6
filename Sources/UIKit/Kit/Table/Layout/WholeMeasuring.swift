/// Decides whether all rows of a table are measured while nothing moves, so that the height of its content is exact.
///
/// A client may load more rows when it is asked for the cell at an end of a section. A table that has got more rows
/// since then is measured whole again only after a finger has scrolled it. Otherwise a list would load all its pages.
struct WholeMeasuring {
    /// The maximum number of rows of a table that is measured whole. Idle time measures a few rows in each turn.
    static let rowLimit = 512

    /// The number of rows when a row at an end was measured that isn't on the screen, since a finger last scrolled.
    private var count: Int?

    /// Returns whether a table of a number of rows is measured whole now.
    func permits(rows: Int) -> Bool {
        rows <= Self.rowLimit && rows <= count ?? rows
    }

    /// Notes that the client is asked for a cell at an end of a section, in a table of a number of rows.
    mutating func asksForEnd(rows: Int) {
        count = max(rows, count ?? 0)
    }

    /// Notes that a finger scrolls the table.
    mutating func fingerScrolls() {
        count = nil
    }
}
