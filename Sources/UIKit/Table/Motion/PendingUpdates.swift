import Foundation

/// The updates that a client asked for and that the table doesn't show yet.
struct PendingUpdates {
    /// A block of updates that is closed.
    struct Block {
        var update: TableUpdate<UITableView.RowAnimation>
        /// The function of the table, or the API of another type, that a message about the update names.
        var api: StaticString
        var completions: [(Bool) -> Void]
        /// The numbers of rows, section by section, when the block was closed. By the time that it is shown the client may have
        /// made further changes.
        var counts: [Int]
    }

    /// How many blocks are open, one inside the other.
    private(set) var depth = 0
    /// The calls of the blocks that are open.
    private var update = TableUpdate<UITableView.RowAnimation>()
    private var completions: [(Bool) -> Void] = []
    /// The function that a message about the open blocks names; `nil` for a block of the client's.
    private var api: StaticString?
    /// The blocks that are closed, in order.
    private var waiting: [Block] = []
    /// Whether `reloadData()` waits for the table to be done with its work.
    var isReloadWaiting = false
    /// The actions to run when the rows are in place.
    var afterwards: [() -> Void] = []
    /// The rows that couldn't be reconfigured yet, since the data source had further changes: the update that shows these
    /// does it.
    var unfinishedReconfigurations: [IndexPath] = []
    /// The row that the data source is filling again: its cell is the one to dequeue.
    var reconfiguring: IndexPath?

    /// Whether blocks are closed that aren't shown.
    var isWaiting: Bool { !waiting.isEmpty }

    mutating func open() {
        depth += 1
    }

    /// Adds calls to the open block.
    /// - Parameter api: The function that the client called, which counts unless it is in a block of the client's.
    mutating func add(in api: StaticString, _ change: (inout TableUpdate<UITableView.RowAnimation>) -> Void) {
        if depth == 1 { self.api = api }
        change(&update)
    }

    /// Notes the API on whose behalf the open block is.
    mutating func note(_ api: StaticString) {
        self.api = api
    }

    mutating func add(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Closes the innermost block.
    /// - Parameter counts: The numbers of rows by now. They count for the outermost block only.
    mutating func close(_ counts: [Int]) {
        depth -= 1
        guard depth == 0 else { return }
        let api = api ?? "performBatchUpdates(_:completion:)"
        waiting.append(Block(update: update, api: api, completions: completions, counts: counts))
        update = TableUpdate()
        self.api = nil
        completions = []
    }

    /// The block that waits longest, which is taken off the queue.
    mutating func takeFirst() -> Block? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
