import UIKit

/// How levels change, and how the client hears of it: `docs/architecture.md` has the rules.
extension LevelExpander {
    typealias Change = ExpansionChange<ID, Level>

    /// Computes a change of levels, makes it, tells the client, and shows it as one motion.
    ///
    /// `compute` gets a copy of the levels, since it asks the client for identities and keys of groups. The answer may
    /// take a layout of the table, which reads the levels.
    ///
    /// - Returns: whether anything changed; `false` if the change waits for the answer to a question.
    @discardableResult
    func change(
        asked: ID? = nil,
        motion: ExpansionMotion,
        _ compute: @escaping (inout ExpansionState<ID, Level>) -> [Change]
    ) -> Bool {
        guard !queue.isAsking else {
            queue.wait { [weak self] in self?.change(asked: asked, motion: motion, compute) }
            return false
        }
        let changes = assign(compute)
        perform { tell(changes, asked: asked, motion: motion) }
        return !changes.isEmpty
    }

    /// Computes a change of levels and makes it, without a word to the client.
    func assign(_ compute: (inout ExpansionState<ID, Level>) -> [Change]) -> [Change] {
        // Nothing else can change the levels while this asks.
        let (changes, next) = queue.asking {
            var next = current
            return (compute(&next), next)
        }
        guard !changes.isEmpty else { return [] }
        current = next
        revision += 1
        return changes
    }

    /// Tells the client of changes, and has them shown.
    func tell(_ changes: [Change], asked: ID?, motion: ExpansionMotion) {
        guard !changes.isEmpty else { return }
        queue.append(.init(changes: changes, asked: asked, motion: motion))
        onChange?(changes)
    }

    /// Does something that changes levels, and then shows all that has changed. Inside another call of this function
    /// that one shows it.
    func perform(_ work: () -> Void) {
        guard !queue.isPerforming else { return work() }
        queue.isPerforming = true
        defer { queue.isPerforming = false }
        work()
        queue.runRequests()
        while canShow, let batch = queue.take() {
            show(batch)
            queue.runRequests()
        }
        if !queue.isEmpty { requestFrame() }
    }

    /// Whether the table may be changed now. It is probably being laid out while a cell is configured, and rows must
    /// not come and go in the midst of an update of the client's.
    private var canShow: Bool {
        !queue.isConfiguring && (updateRows == nil || tableView?.hasUncommittedUpdates != true)
    }

    /// Shows in the next frame what cannot be shown now.
    private func requestFrame() {
        guard !queue.isFrameRequested else { return }
        queue.isFrameRequested = true
        // The completion of an animation that takes no time is called in the next turn of the run loop.
        UIView.animate(withDuration: 0) {
        } completion: { [weak self] _ in
            self?.queue.isFrameRequested = false
            self?.perform {}
        }
    }

    private func show(_ batch: ChangeQueue<ID, Level>.Batch) {
        // A scrub may be released by a data source that is being released itself: then there are no rows to show.
        guard tableView?.dataSource != nil else { return }
        switch batch.kind {
        case .change:
            let changes = net(batch.changes)
            if !changes.isEmpty {
                show(changes, asked: batch.asked, motion: batch.motion)
            } else if shownRows.contains(where: { isOutdated($0.1, $0.0) }) {
                refresh()
            }
        case .resize:
            let changes = batch.changes.filter { !current[$0.id].isFolded }
            if !changes.isEmpty { show(changes, asked: batch.asked, motion: batch.motion) }
        case .goingBack: showGoingBack(net(batch.changes))
        }
    }

    /// What became of the levels after changes in a row: one change for each row that is at another level than before.
    func net(_ changes: [Change]) -> [Change] {
        var seen: Set<ID> = []
        return changes.compactMap { change in
            guard seen.insert(change.id).inserted, current[change.id] != change.oldLevel else { return nil }
            return Change(id: change.id, from: change.oldLevel, to: current[change.id])
        }
    }
}
