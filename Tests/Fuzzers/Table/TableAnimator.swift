import UIKit

/// A property animator around updates of a table, one at a time.
@MainActor
final class TableAnimator {
    private var animator: UIViewPropertyAnimator?

    /// - Parameter update: A closure that makes edits of the table.
    func perform(_ step: TableAnimatorStep, _ update: @escaping ([TableEdit]) -> Void) {
        switch step {
        case .begin(let edits, let isHeld):
            finish()
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { update(edits) }
            self.animator = animator
            if isHeld { animator.pauseAnimation() } else { animator.startAnimation() }
        case .setFraction(let percent): active?.fractionComplete = CGFloat(percent) / 100
        case .reverse: if let active { active.isReversed.toggle() }
        case .pause: active?.pauseAnimation()
        case .go: if let active, !active.isRunning { go(active) }
        case .stop(let position):
            guard let active else { return }
            active.stopAnimation(position == nil)
            if let position = position.flatMap(UIViewAnimatingPosition.init(rawValue:)) {
                active.finishAnimation(at: position)
            }
        }
    }

    /// Continues an animator that is paused, because an active animator must not be released.
    func finish() {
        if let active, !active.isRunning { go(active) }
        animator = nil
    }

    private var active: UIViewPropertyAnimator? { animator?.state == .active ? animator : nil }

    private func go(_ animator: UIViewPropertyAnimator) {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
