import UIKit

/// A row that was taken in hand and let go where it was.
extension LevelExpander {
    /// The levels before a motion, and what counted the changes of levels before and after it.
    struct EarlierLevels {
        var state: ExpansionState<ID, Level>
        var revision: Int
        var revisionAfter: Int
    }

    /// Takes levels back, as far as nothing else has changed them since.
    func goBack(_ changes: [Change], to earlier: EarlierLevels?) {
        guard !queue.isAsking else {
            return queue.wait { [weak self] in self?.perform { self?.goBack(changes, to: earlier) } }
        }
        let undone = takeBack(changes, to: earlier)
        guard !undone.isEmpty else { return }
        queue.append(.init(kind: .goingBack, changes: undone))
        onChange?(undone)
    }

    /// Shows levels that went back. The motion has brought the rows back already, so nothing is revealed.
    func showGoingBack(_ changes: [Change]) {
        UIView.performWithoutAnimation { _ = updateTable(for: changes) }
        refresh()
    }

    private func takeBack(_ changes: [Change], to earlier: EarlierLevels?) -> [Change] {
        if let earlier, earlier.revisionAfter == revision {
            // Nothing has happened since, and the order of opening comes back, too.
            (current, revision) = (earlier.state, earlier.revision)
            return changes.map { Change(id: $0.id, from: $0.newLevel, to: $0.oldLevel) }
        }
        let own = Set(changes.lazy.map(\.id))
        return assign { [self] state in
            var undone: [Change] = []
            // Those that fold first: they make room for the others.
            for isFolding in [true, false] {
                for change in changes where change.oldLevel.isFolded == isFolding && state[change.id] == change.newLevel
                {
                    var next = state
                    let step = next.set(change.oldLevel, for: change.id, groupedBy: group)
                    // A row that was opened since is not folded for one that was open before.
                    guard step.allSatisfy({ own.contains($0.id) }) else { continue }
                    undone += step
                    state = next
                }
            }
            return undone
        }
    }
}
