import Foundation

/// The rows whose existing cells the data source configures again.
struct Reconfigurations {
    /// The row that is being reconfigured: dequeuing a cell for it returns the cell that it has.
    private(set) var current: IndexPath?
    /// The rows that couldn't be reconfigured because the data source had changed further. The next update
    /// reconfigures them.
    private var postponed: [IndexPath] = []

    /// Begins the reconfiguration of a row.
    mutating func begin(_ row: IndexPath) { current = row }

    mutating func end() { current = nil }

    /// Postpones the reconfiguration of a row to the next update.
    mutating func postpone(_ row: IndexPath) { postponed.append(row) }

    /// Removes and returns the rows whose reconfiguration was postponed.
    mutating func takePostponed() -> [IndexPath] {
        defer { postponed = [] }
        return postponed
    }

    /// Forgets the postponed rows, because all rows get new cells.
    mutating func forgetPostponed() { postponed = [] }
}
