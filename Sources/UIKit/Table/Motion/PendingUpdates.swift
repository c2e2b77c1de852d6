import Foundation

/// What was asked for since the outermost `beginUpdates()`.
struct PendingUpdates {
    /// How many blocks are open, one inside the other.
    var depth = 0
    /// Whether closed blocks wait for the table to be done with what it does at the moment.
    var isWaiting = false
    var update = TableUpdate<UITableView.RowAnimation>()
    var completions: [(Bool) -> Void] = []
    /// What is to be done when the rows are in place.
    var afterwards: [() -> Void] = []
    /// The row that the data source is filling again: its cell is the one to dequeue.
    var reconfiguring: IndexPath?

    mutating func take() -> (update: TableUpdate<UITableView.RowAnimation>, completions: [(Bool) -> Void]) {
        defer {
            update = TableUpdate()
            completions = []
            isWaiting = false
        }
        return (update, completions)
    }
}
