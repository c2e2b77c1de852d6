import Foundation

/// The work that the client of a table or a collection view requested, and that waits until it can be done.
///
/// A client may request anything in its callbacks and in blocks of updates. Nothing of that is done while the view
/// assigns cells to rows, or while a block is open. Afterwards the view does what `next()` returns, one after the
/// other. The rows of a collection view are its items.
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

        /// Calls the completion handlers of the block, in the order in which they were added.
        func complete(finished: Bool) {
            for completion in completions { completion(finished) }
        }
    }

    /// Work that can be done now.
    enum Work {
        case reload
        case update(Block)
        /// An action that needs the rows, after which `endAction()` is called.
        case action(() -> Void)
        case layout
    }

    /// The nesting depth of the open blocks.
    private(set) var depth = 0
    /// The requests of the open blocks.
    private var update = TableUpdate<Animation>()
    private var completions: [(Bool) -> Void] = []
    /// The API that an error message about the open blocks names; `nil` for a block of the client's.
    private var api: StaticString?

    /// Whether the view is laying out or changing rows.
    private(set) var isBusy = false
    /// Whether a reload waits.
    private(set) var isReloadWaiting = false
    /// The closed blocks, in order.
    private var blocks: [Block] = []
    /// The actions to perform when the rows are in place, in order.
    private var actions: [() -> Void] = []
    /// Whether an action is being performed. The next one waits for its end.
    private var isActing = false
    /// Whether a layout was asked for while it couldn't be done. What changed since doesn't ask again, because the view
    /// counts as laid out.
    private var isLayoutWaiting = false
    /// A number that changes with each update and each reload that is shown.
    private(set) var shownCount = 0

    // MARK: State

    /// Whether the view can be laid out: it is not changing rows, and no block is open.
    var isIdle: Bool { !isBusy && depth == 0 }

    /// Whether closed blocks wait to be shown.
    var isWaiting: Bool { !blocks.isEmpty }

    /// Whether a block is open, or closed blocks wait to be shown.
    var isUncommitted: Bool { depth > 0 || isWaiting }

    /// Whether the client may have changed its data since the view read it.
    var isOutdated: Bool { isUncommitted || isReloadWaiting }

    /// Whether the rows are those of the last update, and none of them is being changed.
    var areRowsInPlace: Bool { !isBusy && !isUncommitted }

    // MARK: Blocks

    /// Opens a block of updates. Blocks nest.
    mutating func open() { depth += 1 }

    /// Adds requests to the open block.
    /// - Parameter api: The method that the client called. A block of the client's takes precedence over it.
    mutating func add(in api: StaticString, _ change: (inout TableUpdate<Animation>) -> Void) {
        if depth == 1 { self.api = api }
        change(&update)
    }

    /// Adds a completion handler to the open block.
    mutating func add(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Sets the API on whose behalf the block is open.
    mutating func note(_ api: StaticString) { self.api = api }

    /// Closes the innermost block.
    /// - Parameter counts: The current numbers of rows. They are used for the outermost block only.
    mutating func close(_ counts: [Int]) {
        depth -= 1
        guard depth == 0 else { return }
        let api = api ?? "performBatchUpdates(_:completion:)"
        blocks.append(Block(update: update, api: api, completions: completions, counts: counts))
        (update, completions, self.api) = (TableUpdate(), [], nil)
    }

    // MARK: Work

    /// Begins work that assigns cells to rows or removes them, during which everything waits.
    mutating func beginWork() { isBusy = true }

    mutating func endWork() { isBusy = false }

    /// Lets a layout wait.
    mutating func addLayout() { isLayoutWaiting = true }

    /// Lets a reload wait.
    mutating func addReload() { isReloadWaiting = true }

    /// Adds an action to perform when the rows are in place.
    mutating func addAction(_ action: @escaping () -> Void) { actions.append(action) }

    /// Removes and returns what is to be done next; `nil` if nothing waits, or if it must wait longer.
    ///
    /// A reload comes first because it shows the data of all waiting updates. Then come the blocks, and the actions
    /// that need the rows. An action may lay out, after which the view asks again: the other actions wait for its end.
    mutating func next() -> Work? {
        guard isIdle else { return nil }
        if isReloadWaiting {
            isReloadWaiting = false
            return .reload
        }
        if !blocks.isEmpty {
            shownCount += 1
            return .update(blocks.removeFirst())
        }
        if !actions.isEmpty, !isActing {
            isActing = true
            return .action(actions.removeFirst())
        }
        guard isLayoutWaiting else { return nil }
        isLayoutWaiting = false
        return .layout
    }

    mutating func endAction() { isActing = false }

    /// Removes and returns what a reload shows as well: all waiting blocks. A waiting reload is done with it, too.
    mutating func takeForReload() -> [Block] {
        defer { blocks = [] }
        isReloadWaiting = false
        shownCount += 1
        return blocks
    }
}
