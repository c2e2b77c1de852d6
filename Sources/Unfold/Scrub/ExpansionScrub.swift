import Foundation
import UIKit

/// An interactive change of a row's level, such as one that follows a finger.
///
/// The progress goes from 0 at the level before the change to 1 at the level after it. If a scrub is deallocated
/// while it is active, the row returns to progress 0.
///
/// ```swift
/// let scrub = expander.scrub(id)
/// scrub?.progress = 0.4
/// scrub?.end(velocity: 2)
/// ```
@MainActor
public final class ExpansionScrub {
    private let animator: UIViewPropertyAnimator
    /// Earlier animations of a row that was caught, which are paused, too.
    private let others: [UIViewPropertyAnimator]
    private let bounce: CGFloat
    /// The difference between the row's heights at progress 1 and 0, in points. It is negative for a row that folds.
    ///
    /// ```swift
    /// scrub.progress = points / scrub.distance
    /// ```
    public let distance: CGFloat
    /// A Boolean value that indicates whether the scrub controls the row.
    ///
    /// ```swift
    /// if scrub.isActive { scrub.progress += 0.01 }
    /// ```
    public private(set) var isActive = true
    /// The progress at which the row comes to rest.
    private var end: CGFloat = 1

    init(_ motion: RunningMotion<some Any>, others: [UIViewPropertyAnimator] = []) {
        (animator, distance, bounce) = (motion.animator, motion.distance, motion.bounce)
        self.others = others
        for animator in others + [animator] { animator.pauseAnimation() }
        // While an animator is reversed, its fraction counts from the end. A caught row always has
        // the progress of its original direction.
        animator.isReversed = false
    }

    deinit {
        guard isActive else { return }
        let (animator, others, bounce) = (animator, others, bounce)
        // An animator must not be deallocated while it is paused.
        let letGo: @MainActor @Sendable () -> Void = {
            Self.release(animator, others, bounce: bounce, goesOn: false, velocity: 0)
        }
        if MainQueue.isCurrent { MainActor.assumeIsolated(letGo) } else { DispatchQueue.main.async(execute: letGo) }
    }

    /// The progress of the change, from 0 to 1.
    ///
    /// Values outside this range are clamped. Setting the progress after the scrub has ended has no effect.
    public var progress: CGFloat {
        get {
            guard animator.state == .active else { return end }
            return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        }
        set { if isActive { animator.fractionComplete = newValue.isNaN ? 0 : min(max(newValue, 0), 1) } }
    }

    /// Releases the row, which animates to one of its ends with the velocity of the finger.
    ///
    /// - Parameter velocity: The velocity in units of progress per second. If its magnitude is greater than 0.5, it
    ///   determines the end to which the row moves. Otherwise, the row moves to the nearer end.
    public func end(velocity: CGFloat = 0) {
        let velocity = velocity.isFinite ? velocity : 0
        let goesOn = abs(velocity) > Self.decisiveVelocity ? velocity > 0 : progress >= 0.5
        settle(goesOn: goesOn, velocity: velocity)
    }

    /// Releases the row, which returns to progress 0.
    ///
    /// ```swift
    /// scrub.cancel()
    /// ```
    public func cancel() {
        settle(goesOn: false, velocity: 0)
    }

    /// The velocity, in progress per second, above which the direction of the finger determines the end.
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
        // Only the last animation follows the finger. Earlier ones continue to their own ends.
        for animator in others where animator.state == .active { animator.startAnimation() }
        guard animator.state == .active else { return }
        let progress = animator.fractionComplete
        let left = goesOn ? 1 - progress : progress
        // Without a remaining distance there is nothing to animate, and the velocity below would be divided by 0.
        guard left > 0 else {
            animator.stopAnimation(false)
            return animator.finishAnimation(at: goesOn ? .end : .start)
        }
        animator.isReversed = !goesOn
        // A spring measures its initial velocity in units of the remaining distance per second.
        let pace = (goesOn ? velocity : -velocity) / left
        let spring = UISpringTimingParameters(dampingRatio: 1 - bounce, initialVelocity: CGVector(dx: pace, dy: pace))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    }
}
