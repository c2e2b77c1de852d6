import UIKit

/// Returning to the previous levels when a scrub is cancelled.
extension LevelExpander {
    /// The state before an animation, and the revisions before and after it.
    struct EarlierLevels {
        var state: ExpansionState<ID, Level>
        var revision: Int
        var revisionAfter: Int
    }

    /// Restores the previous levels of rows, unless they have changed since.
    func revert(_ changes: [Change], to earlier: EarlierLevels?) {
        guard !queue.isAsking else {
            return queue.wait { [weak self] in self?.perform { self?.revert(changes, to: earlier) } }
        }
        let undone = takeBack(changes, to: earlier)
        guard !undone.isEmpty else { return }
        queue.append(.init(kind: .revert, changes: undone))
        onChange?(undone)
    }

    /// Shows levels that were restored. The animation has already moved the rows back, so the table doesn't scroll.
    func showReverted(_ changes: [Change]) {
        UIView.performWithoutAnimation { _ = updateTable(for: changes) }
        refresh()
    }

    private func takeBack(_ changes: [Change], to earlier: EarlierLevels?) -> [Change] {
        if let earlier, earlier.revisionAfter == revision {
            // If nothing has changed since, restoring the whole state also restores the order in
            // which rows were opened.
            (current, revision) = (earlier.state, earlier.revision)
            return changes.map { Change(id: $0.id, from: $0.newLevel, to: $0.oldLevel) }
        }
        let own = Set(changes.lazy.map(\.id))
        return assign { [self] state in
            var undone: [Change] = []
            // Rows that fold come first, because they make room for the others under the policy.
            for isFolding in [true, false] {
                for change in changes where change.oldLevel.isFolded == isFolding && state[change.id] == change.newLevel
                {
                    var next = state
                    let step = next.set(change.oldLevel, for: change.id, groupedBy: group)
                    // A row that was opened since doesn't fold for one that was open before.
                    guard step.allSatisfy({ own.contains($0.id) }) else { continue }
                    undone += step
                    state = next
                }
            }
            return undone
        }
    }
}
