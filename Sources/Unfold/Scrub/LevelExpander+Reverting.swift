import UIKit

/// Returning to the previous levels when a scrub is canceled.
extension LevelExpander {
    /// Restores the previous levels of rows, unless they have changed since.
    func revert(_ changes: [Change], to earlier: LevelStore<ID, Level>.Earlier?) {
        guard !queue.isAsking else {
            return queue.wait { [weak self] in self?.perform { self?.revert(changes, to: earlier) } }
        }
        let undone = levels.takeBack(changes, to: earlier)
        guard !undone.isEmpty else { return }
        queue.append(.init(kind: .revert, changes: undone))
        listeners.tell(undone)
    }
}
