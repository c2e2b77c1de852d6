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

    /// Does something that changes levels, and then shows all that has changed. Inside another call of this function that
    /// one shows it.
    func perform(_ work: () -> Void) {
        guard !queue.isPerforming else { return work() }
        queue.isPerforming = true
        defer { queue.isPerforming = false }
        work()
        queue.runRequests()
        while let batch = queue.take() {
            show(batch)
            queue.runRequests()
        }
    }

    private func show(_ batch: ChangeQueue<ID, Level>.Batch) {
        let changes = batch.isResize ? batch.changes.filter { !current[$0.id].isFolded } : net(batch.changes)
        guard !changes.isEmpty else { return }
        show(changes, asked: batch.asked, motion: batch.motion)
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
