import UIKit

extension LevelExpander {
    /// Shows changes of heights, contents, indicators and the scroll position in one animation.
    func show(_ changes: [Change], requestedID: ID?, motion: ExpansionMotion) {
        guard let container else { return }
        guard container.window != nil else { return runner.showUnseen(changes) }
        if !remedies.contains(.timesUpdates) {
            runner.showUntimed(changes, requestedID)
        } else if let animator = motion.makeAnimator() {
            run(changes, requestedID: requestedID, by: animator) { animator.startAnimation() }
        } else {
            runner.run(changes, requestedID: requestedID, by: motion, in: container)
        }
        presenter.keepFocus(on: requestedID)
    }

    /// Runs changes in an animator. If it ends at its start, the rows get their previous levels back.
    @discardableResult
    func run(
        _ changes: [Change],
        requestedID: ID?,
        by animator: UIViewPropertyAnimator,
        revertingTo earlier: LevelStore<ID, Level>.Earlier? = nil,
        start: () -> Void
    ) -> RunningMotion<ID> {
        runner.run(changes, requestedID: requestedID, by: animator, bounce: motion.bounce, start: start) {
            [weak self] position, end in
            self?.perform {
                if position == .start { self?.revert(changes, to: earlier) }
                end()
            }
        }
    }
}
