import UIKit

extension LevelExpander {
    /// Begins an interactive change of a row's level, driven by a finger or anything else that has a progress.
    ///
    /// The level of the row changes when the scrub begins. If the row returns to progress 0, its
    /// previous level is restored.
    ///
    /// ```swift
    /// let scrub = expander.scrub(id, to: .expanded)
    /// scrub?.progress = 0.4
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identifier of the row.
    ///   - level: The level at progress 1, or `nil` for the next level.
    /// - Returns: A scrub, or `nil` if the row isn't on the screen or has nothing to unfold. The result is also `nil`
    ///   while the expander asks for an identifier or a group, reports a change or shows one.
    public func scrub(_ id: ID, to level: Level? = nil) -> ExpansionScrub? {
        guard !queue.isAsking, !queue.isPerforming, !queue.isConfiguring, queue.isEmpty, let container,
            container.window != nil,
            !container.hasUncommittedUpdates, places.visibleIndexPath(for: id) != nil
        else { return nil }
        let (changes, earlier) = levels.assignRevertibly { [self] state in userChange(id, to: level, in: &state) }
        guard !changes.isEmpty else { return nil }
        var scrub: ExpansionScrub?
        perform {
            listeners.tell(changes)
            // The client may have reverted some of the changes.
            let shown = levels.net(changes)
            if shown.contains(where: { $0.id == id }) {
                scrub = hold(id, shown, earlier)
            } else {
                queue.append(.init(changes: changes))
            }
        }
        return scrub
    }

    private func hold(_ id: ID, _ changes: [Change], _ earlier: LevelStore<ID, Level>.Earlier) -> ExpansionScrub {
        // The row follows the finger even if `motion` has no duration, and the animator needs one for its fraction.
        // With a linear curve, the row's progress equals the fraction.
        let duration = motion.duration > 0 ? motion.duration : ExpansionMotion.system.duration
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
        return ExpansionScrub(
            run(changes, requestedID: id, by: animator, revertingTo: earlier) { animator.pauseAnimation() }
        )
    }

    /// Pauses the animation of a row at its current position and returns a scrub that controls it.
    ///
    /// ```swift
    /// let scrub = expander.catchMotion(of: id) ?? expander.scrub(id)
    /// ```
    ///
    /// - Parameter id: The identifier of the row.
    /// - Returns: A scrub, or `nil` if the row isn't animating or moves only because another row does.
    public func catchMotion(of id: ID) -> ExpansionScrub? {
        let motions = runner.motions.running(of: id)
        guard let last = motions.last else { return nil }
        return ExpansionScrub(last, others: motions.dropLast().map(\.animator))
    }
}
