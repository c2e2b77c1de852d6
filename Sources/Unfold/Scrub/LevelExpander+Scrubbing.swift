import UIKit

extension LevelExpander {
    /// Takes a row in hand, to unfold or fold it by a finger or by anything else that has a progress.
    ///
    /// The row counts as changed from now on, and as it was before if it goes back.
    ///
    /// - Parameter level: the level at progress 1; the next one unless given.
    /// - Returns: `nil` for a row that is not on the screen, or has nothing to unfold.
    public func scrub(_ id: ID, to level: Level? = nil) -> ExpansionScrub? {
        let goal = level ?? current[id].next
        guard let tableView, tableView.window != nil, visibleIndexPath(for: id) != nil,
            goal.isFolded || !isComplete(id)
        else { return nil }
        let before = current
        let changes = current.set(goal, for: id, groupedBy: group)
        guard !changes.isEmpty else { return nil }
        onChange?(changes)
        let animator = UIViewPropertyAnimator(duration: motion.duration, curve: .linear)
        let kept = place(toKeepFor: id)
        animator.addAnimations { self.change(changes, asked: id, keeping: kept) }
        return ExpansionScrub(animator) { [weak self] in
            guard let self else { return }
            state = before
            onChange?(changes.map { ExpansionChange(id: $0.id, from: $0.newLevel, to: $0.oldLevel) })
        }
    }
}
