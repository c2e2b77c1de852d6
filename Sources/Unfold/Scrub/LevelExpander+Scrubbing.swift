import UIKit

extension LevelExpander {
    /// Takes a row in hand, to unfold or fold it by a finger or by anything else that has a progress.
    ///
    /// The row counts as changed from now on, and as it was before if it goes back.
    ///
    /// ```swift
    /// let scrub = expander.scrub(id, to: .expanded)
    /// scrub?.progress = 0.4
    /// ```
    ///
    /// - Parameters:
    ///   - id: the row.
    ///   - level: the level at progress 1; the next one unless given.
    /// - Returns: `nil` for a row that is not on the screen, or has nothing to unfold.
    public func scrub(_ id: ID, to level: Level? = nil) -> ExpansionScrub? {
        let goal = level ?? current[id].next
        guard let tableView, tableView.window != nil, visibleIndexPath(for: id) != nil,
            goal.isFolded || !isComplete(id)
        else { return nil }
        let changes = current.set(goal, for: id, groupedBy: group)
        guard !changes.isEmpty else { return nil }
        onChange?(changes)
        let animator = UIViewPropertyAnimator(duration: motion.duration, curve: .linear)
        return ExpansionScrub(run(changes, asked: id, by: animator) { animator.pauseAnimation() })
    }

    /// Takes a row in hand that is on its way, where it is; it goes on as a row does that was scrubbed.
    ///
    /// ```swift
    /// let scrub = expander.catchMotion(of: id) ?? expander.scrub(id)
    /// ```
    ///
    /// - Returns: `nil` for a row that stands still, or moves only because another one does.
    public func catchMotion(of id: ID) -> ExpansionScrub? {
        let motions = running.filter { $0.id == id && $0.animator.isRunning }
        guard let last = motions.last else { return nil }
        return ExpansionScrub(last, others: motions.dropLast().map(\.animator))
    }
}
