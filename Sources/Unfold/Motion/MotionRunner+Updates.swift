import UIKit

/// Updates of the client in which the rows on the screen keep their places.
extension MotionRunner {
    /// Runs an update of the client in an animator. Without one, or off the screen, it has no animation.
    func update(_ container: any RowContainer, by animator: UIViewPropertyAnimator?, _ updates: @escaping () -> Void) {
        guard let animator, container.window != nil else {
            return UIView.performWithoutAnimation { show(updates, in: container) }
        }
        // The animator may keep its animations, and must not keep the client's closure.
        var work: (() -> Void)? = updates
        let number = motions.begin([])
        animator.addAnimations { [weak self] in
            if let work { self?.show(work, in: container) }
        }
        animator.addCompletion { [weak self, unowned animator] _ in
            guard let self else { return }
            motions.remove(animator)
            _ = motions.end([], ofMotion: number)
            if motions.areNoneRunning { scroller.removeLeavingRows() }
        }
        animator.startAnimation()
        work = nil
        if animator.state == .active {
            motions.add(RunningMotion(id: nil, animator: animator, distance: 0, bounce: 0))
        }
    }

    private func show(_ updates: @escaping () -> Void, in container: any RowContainer) {
        let kept = container.window == nil ? [] : scroller.placesOnScreen
        let (offset, cells) = (container.contentOffset.y, container.visibleRowCells)
        var start = MotionStart(container, places.remedies)
        container.updateRows(updates)
        guard !kept.isEmpty, !container.hasUncommittedUpdates else { return }
        start.noteUpdate(in: container)
        start.offset?.restore(in: container, underFinger: true)
        scroller.restore(kept, from: offset)
        container.layoutIfNeeded()
        // The layout may have found out heights of rows above.
        let distance = scroller.restore(kept, from: offset)
        container.layoutIfNeeded()
        start.entering?.settle(in: container)
        scroller.settle(kept, from: offset)
        scroller.showLeavingRows()
        guard UIView.areAnimationsEnabled, abs(distance) > 0.01 else { return }
        // The rows that the update has deleted leave where they are seen.
        for cell in cells where cell.superview === container && container.indexPath(of: cell) == nil {
            cell.frame.origin.y += distance
        }
    }
}
