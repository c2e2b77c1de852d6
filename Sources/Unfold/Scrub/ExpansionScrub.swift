import Foundation
import UIKit

/// A row whose unfolding follows a finger, from 0 at its level before to 1 at the other one. A row whose scrub is released
/// while it is held goes back.
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
    /// The progress at which the row ends.
    private var end: CGFloat = 1

    init(_ motion: RunningMotion<some Any>, others: [UIViewPropertyAnimator] = []) {
        (animator, distance, bounce) = (motion.animator, motion.distance, motion.bounce)
        self.others = others
        for animator in others + [animator] { animator.pauseAnimation() }
        // A row that was caught on its way back has the progress that it had on the way out.
        animator.isReversed = false
    }

    deinit {
        guard isActive else { return }
        let (animator, others, bounce) = (animator, others, bounce)
        // An animator must not be released while it is held.
        let letGo: @MainActor @Sendable () -> Void = {
            Self.release(animator, others, bounce: bounce, goesOn: false, velocity: 0)
        }
        if MainQueue.isCurrent { MainActor.assumeIsolated(letGo) } else { DispatchQueue.main.async(execute: letGo) }
    }

    /// How far the row is, from 0 to 1; other numbers are taken for the nearer end. Setting it after the row was let go does
    /// nothing.
    public var progress: CGFloat {
        get {
            guard animator.state == .active else { return end }
            return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        }
        set { if isActive { animator.fractionComplete = newValue.isNaN ? 0 : min(max(newValue, 0), 1) } }
    }

    /// Lets go of the row, which goes on to the end that the finger was moving to, as fast as the finger moved.
    ///
    /// - Parameter velocity: progress a second; slower than a half, the nearer end is gone to.
    public func end(velocity: CGFloat = 0) {
        let velocity = velocity.isFinite ? velocity : 0
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
        end = goesOn ? 1 : 0
        Self.release(animator, others, bounce: bounce, goesOn: goesOn, velocity: velocity)
    }

    private static func release(
        _ animator: UIViewPropertyAnimator,
        _ others: [UIViewPropertyAnimator],
        bounce: CGFloat,
        goesOn: Bool,
        velocity: CGFloat
    ) {
        for animator in others where animator.state == .active { animator.startAnimation() }
        guard animator.state == .active else { return }
        let progress = animator.fractionComplete
        let left = goesOn ? 1 - progress : progress
        guard left > 0 else {
            animator.stopAnimation(false)
            return animator.finishAnimation(at: goesOn ? .end : .start)
        }
        animator.isReversed = !goesOn
        // A spring counts its velocity in parts of the way that is left.
        let pace = (goesOn ? velocity : -velocity) / left
        let spring = UISpringTimingParameters(dampingRatio: 1 - bounce, initialVelocity: CGVector(dx: pace, dy: pace))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    }
}
