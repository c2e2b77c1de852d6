import UIKit

/// A row whose unfolding follows a finger, from 0 at its level before to 1 at the other one.
///
/// ```swift
/// let scrub = expander.scrub(id)
/// scrub?.progress = 0.4
/// scrub?.end(velocity: 2)
/// ```
@MainActor
public final class ExpansionScrub {
    private let animator: UIViewPropertyAnimator
    /// Earlier motions of a row that was caught, which are held too.
    private let others: [UIViewPropertyAnimator]
    private let bounce: CGFloat
    /// By how many points the row is higher at progress 1 than at 0; negative for one that folds.
    ///
    /// ```swift
    /// scrub.progress = points / scrub.distance
    /// ```
    public let distance: CGFloat
    /// Whether the finger holds the row still.
    ///
    /// ```swift
    /// if scrub.isActive { scrub.progress += 0.01 }
    /// ```
    public private(set) var isActive = true

    init(_ motion: RunningMotion<some Any>, others: [UIViewPropertyAnimator] = []) {
        (animator, distance, bounce) = (motion.animator, motion.distance, motion.bounce)
        self.others = others
        for animator in others + [animator] { animator.pauseAnimation() }
    }

    /// How far the row is, from 0 to 1; other numbers are taken for the nearer end. Setting it after the row was let go does
    /// nothing.
    public var progress: CGFloat {
        get { animator.state == .active ? animator.fractionComplete : 1 }
        set { if isActive { animator.fractionComplete = newValue.isNaN ? 0 : min(max(newValue, 0), 1) } }
    }

    /// Lets go of the row, which goes on to the end that the finger was moving to, as fast as the finger moved.
    ///
    /// - Parameter velocity: progress a second; slower than a half, the nearer end is gone to.
    public func end(velocity: CGFloat = 0) {
        let goesOn = abs(velocity) > Self.decisiveVelocity ? velocity > 0 : progress >= 0.5
        settle(goesOn: goesOn, velocity: velocity)
    }

    /// Lets go of the row, which goes back to where it was.
    ///
    /// ```swift
    /// scrub.cancel()
    /// ```
    public func cancel() {
        settle(goesOn: false, velocity: 0)
    }

    /// Progress a second from which on the direction of the finger decides, and not how far the row is.
    private static let decisiveVelocity: CGFloat = 0.5

    private func settle(goesOn: Bool, velocity: CGFloat) {
        guard isActive else { return }
        isActive = false
        for animator in others where animator.state == .active { animator.startAnimation() }
        let left = goesOn ? 1 - progress : progress
        guard left > 0 else { return finishAtOnce(goesOn: goesOn) }
        animator.isReversed = !goesOn
        // A spring counts its velocity in parts of the way that is left.
        let pace = (goesOn ? velocity : -velocity) / left
        let spring = UISpringTimingParameters(dampingRatio: 1 - bounce, initialVelocity: CGVector(dx: pace, dy: pace))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    }

    private func finishAtOnce(goesOn: Bool) {
        animator.stopAnimation(false)
        animator.finishAnimation(at: goesOn ? .end : .start)
    }
}
