/// Everything that ever happened to a view's pending updates, from which it finds out slowly what is to be done.
struct PendingUpdatesModel {
    enum Event: Equatable {
        case open
        case request(Int)
        case completion(Int)
        case close(count: Int)
        case beginWork
        case endWork
        case addReload
        case addAction(Int)
        case addLayout
        case take(Step)
        case endAction
    }

    /// Something to be done. Numbers stand for requests and closures.
    enum Step: Equatable {
        case reload
        case update(Block)
        case action(Int)
        case layout
    }

    struct Block: Equatable {
        var requests: [Int]
        var completions: [Int]
        var count: Int
    }

    private var events: [Event] = []

    mutating func note(_ event: Event) { events.append(event) }

    // MARK: State

    var depth: Int { depth(after: events.count) }

    var isBusy: Bool { isLater(.beginWork, than: .endWork) }

    var isActing: Bool { steps.count(where: \.isAction) > events.count { $0 == .endAction } }

    var isReloadWaiting: Bool { isLater(.addReload, than: .take(.reload)) }

    /// The closed blocks that weren't taken.
    var blocks: [Block] {
        // A block ends where the depth returns to 0, and begins after the end of the one before it.
        let ends = events.indices.filter { events[$0].isClose && depth(after: $0 + 1) == 0 }
        let starts = [0] + ends.map { $0 + 1 }
        let closed = zip(starts, ends).map { block(events[$0...$1]) }
        return Array(closed.dropFirst(steps.count(where: \.isUpdate)))
    }

    /// The next thing to be done; `nil` if there is none, or if it must wait.
    var next: Step? {
        if depth > 0 || isBusy { return nil }
        if isReloadWaiting { return .reload }
        if let block = blocks.first { return .update(block) }
        let actions = events.compactMap(\.action).dropFirst(steps.count(where: \.isAction))
        if let action = actions.first, !isActing { return .action(action) }
        return isLater(.addLayout, than: .take(.layout)) ? .layout : nil
    }

    // MARK: History

    private var steps: [Step] { events.compactMap(\.step) }

    private func depth(after count: Int) -> Int {
        events.prefix(count).count { $0 == .open } - events.prefix(count).count(where: \.isClose)
    }

    private func isLater(_ event: Event, than other: Event) -> Bool {
        (events.lastIndex(of: event) ?? -1) > (events.lastIndex(of: other) ?? -1)
    }

    private func block(_ events: ArraySlice<Event>) -> Block {
        Block(
            requests: events.compactMap { if case .request(let number) = $0 { number } else { nil } },
            completions: events.compactMap { if case .completion(let number) = $0 { number } else { nil } },
            count: events.compactMap { if case .close(let count) = $0 { count } else { nil } }.last ?? 0
        )
    }
}

extension PendingUpdatesModel.Event {
    fileprivate var isClose: Bool { if case .close = self { true } else { false } }
    fileprivate var action: Int? { if case .addAction(let number) = self { number } else { nil } }
    fileprivate var step: PendingUpdatesModel.Step? { if case .take(let step) = self { step } else { nil } }
}

extension PendingUpdatesModel.Step {
    fileprivate var isUpdate: Bool { if case .update = self { true } else { false } }
    fileprivate var isAction: Bool { if case .action = self { true } else { false } }
}
