import Foundation

/// The updates that a client requested and the table or collection view doesn't show yet.
struct PendingUpdates<Animation: Hashable & Sendable> {
    /// A closed block of updates.
    struct Block {
        var update: TableUpdate<Animation>
        /// The API that an error message about the update names: a method of the view, or the API of another type.
        var api: StaticString
        var completions: [(Bool) -> Void]
        /// The numbers of rows by section when the block was closed. By the time it is shown the client may have made
        /// further changes.
        var counts: [Int]
    }

    /// The nesting depth of the open blocks.
    private(set) var depth = 0
    /// The requests of the open blocks.
    private var update = TableUpdate<Animation>()
    private var completions: [(Bool) -> Void] = []
    /// The API that an error message about the open blocks names; `nil` for a block of the client's.
    private var api: StaticString?
    /// The closed blocks, in order.
    private var waiting: [Block] = []
    /// Whether a call of `reloadData()` waits until the table has finished its work.
    var isReloadWaiting = false
    /// The actions to perform when the rows are in place.
    private var afterwards: [() -> Void] = []
    /// The rows that couldn't be reconfigured because the data source had changed further. The next update
    /// reconfigures them.
    private var unfinishedReconfigurations: [IndexPath] = []
    /// The row that is being reconfigured: dequeuing a cell for it returns the cell that it has.
    private(set) var reconfiguring: IndexPath?

    /// The number of updates and reloads that were shown.
    private(set) var shownCount = 0

    /// Whether closed blocks wait to be shown.
    var isWaiting: Bool { !waiting.isEmpty }

    /// Whether an action is being performed. The next one waits for its end.
    private var isActing = false

    /// Whether actions wait for the rows to be in place, and can be performed.
    var hasActions: Bool { !afterwards.isEmpty && !isActing }

    /// Adds an action to perform when the rows are in place.
    mutating func addAction(_ action: @escaping () -> Void) { afterwards.append(action) }

    /// Removes and returns the first action. The others wait until `endAction()`, also if the action lays out, after
    /// which waiting work is performed.
    mutating func beginAction() -> () -> Void {
        isActing = true
        return afterwards.removeFirst()
    }

    mutating func endAction() { isActing = false }

    /// Postpones the reconfiguration of a row to the next update.
    mutating func postponeReconfiguration(of row: IndexPath) { unfinishedReconfigurations.append(row) }

    /// Removes and returns the rows whose reconfiguration was postponed.
    mutating func takePostponedReconfigurations() -> [IndexPath] {
        defer { unfinishedReconfigurations = [] }
        return unfinishedReconfigurations
    }

    /// Notes a reload. It forgets the postponed reconfigurations, because all rows get new cells.
    mutating func noteReload() {
        unfinishedReconfigurations = []
        shownCount += 1
    }

    /// Begins the reconfiguration of a row.
    mutating func beginReconfiguring(_ row: IndexPath) { reconfiguring = row }

    mutating func endReconfiguring() { reconfiguring = nil }

    mutating func open() {
        depth += 1
    }

    /// Adds requests to the open block.
    /// - Parameter api: The method that the client called. A block of the client's takes precedence over it.
    mutating func add(in api: StaticString, _ change: (inout TableUpdate<Animation>) -> Void) {
        if depth == 1 { self.api = api }
        change(&update)
    }

    /// Sets the API on whose behalf the block is open.
    mutating func note(_ api: StaticString) {
        self.api = api
    }

    mutating func add(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Closes the innermost block.
    /// - Parameter counts: The current numbers of rows. They are used for the outermost block only.
    mutating func close(_ counts: [Int]) {
        depth -= 1
        guard depth == 0 else { return }
        let api = api ?? "performBatchUpdates(_:completion:)"
        waiting.append(Block(update: update, api: api, completions: completions, counts: counts))
        update = TableUpdate()
        self.api = nil
        completions = []
    }

    /// Removes and returns the first of the waiting blocks.
    mutating func takeFirst() -> Block? {
        guard !waiting.isEmpty else { return nil }
        shownCount += 1
        return waiting.removeFirst()
    }
}
