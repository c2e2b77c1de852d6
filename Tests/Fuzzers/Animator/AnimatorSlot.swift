import UIKit

/// A property animator of a program, with what the program may expect of it.
@MainActor
final class AnimatorSlot {
    let animator: UIViewPropertyAnimator
    /// The numbers of the completions that wait.
    var completions: [Int] = []
    /// The position that the program asked for, while the animator is being finished there.
    var asked: UIViewAnimatingPosition?

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
    }

    /// The flaw in the state of the animator, if any.
    var flaw: String? {
        let fraction = animator.fractionComplete
        if !fraction.isFinite || fraction < 0 || fraction > 1 { return "the fraction is \(fraction)" }
        if animator.isRunning, animator.state != .active { return "it runs in the state \(animator.state.rawValue)" }
        if animator.state == .inactive, fraction != 0 { return "it is inactive at \(fraction)" }
        return nil
    }
}
