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
    /// - Returns: `nil` for a row that is not on the screen, or has nothing to unfold; also while the expander asks for an
    ///   identity or a group, tells of a change or shows one, when no row can be taken in hand.
    public func scrub(_ id: ID, to level: Level? = nil) -> ExpansionScrub? {
        guard !queue.isAsking, !queue.isPerforming, !queue.isConfiguring, queue.isEmpty, let tableView,
            tableView.window != nil,
            !tableView.hasUncommittedUpdates, visibleIndexPath(for: id) != nil
        else { return nil }
        let (before, revisionBefore) = (current, revision)
        let changes = assign { [self] state in set(level ?? state[id].next, for: id, in: &state) }
        guard !changes.isEmpty else { return nil }
        let earlier = EarlierLevels(state: before, revision: revisionBefore, revisionAfter: revision)
        var scrub: ExpansionScrub?
        perform {
            onChange?(changes)
            // The client may have taken some of it back.
            let shown = net(changes)
            if shown.contains(where: { $0.id == id }) {
                scrub = hold(id, shown, earlier)
            } else {
                queue.append(.init(changes: changes))
            }
        }
        return scrub
    }

    private func hold(_ id: ID, _ changes: [Change], _ earlier: EarlierLevels) -> ExpansionScrub {
        let duration = motion.duration > 0 ? motion.duration : ExpansionMotion.system.duration
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
        return ExpansionScrub(run(changes, asked: id, by: animator, goingBackTo: earlier) { animator.pauseAnimation() })
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
