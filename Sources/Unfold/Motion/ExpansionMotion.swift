import UIKit

/// The animation of rows that unfold and fold.
///
/// The heights of the rows, their contents, their indicators and the scroll position all use this timing.
///
/// ```swift
/// expander.motion = .spring(duration: 0.5, bounce: 0.2)
/// expander.motion = .curve(.easeInOut, duration: 0.25)
/// expander.motion = .none
/// ```
public enum ExpansionMotion: Hashable, Sendable {
    /// A spring animation with a duration in seconds and a bounce from 0, which is no bounce, to 1.
    case spring(duration: TimeInterval, bounce: CGFloat)
    /// An animation with a timing curve and a duration in seconds.
    case curve(UIView.AnimationCurve, duration: TimeInterval)
    /// No animation.
    case none

    /// The animation with which tables insert rows: a spring of 0.3 seconds without a bounce, as measured on iOS 26.
    ///
    /// The stiffness of this spring at mass 1 is 438.649, which is (2π / 0.3)². Source: Vercantez/openuikit.
    ///
    /// ```swift
    /// expander.motion = .system
    /// ```
    public static let system = ExpansionMotion.spring(duration: 0.3, bounce: 0)

    /// Creates an animator for this motion.
    ///
    /// The user can interact with views while it runs. If another animation of the same rows begins before it ends,
    /// the two are additive, so that positions and velocities stay continuous.
    ///
    /// - Returns: An animator, or `nil` if there is no animation or if the user prefers reduced motion.
    @MainActor
    func makeAnimator() -> UIViewPropertyAnimator? {
        guard !UIAccessibility.isReduceMotionEnabled else { return nil }
        switch self {
        case .spring(let duration, let bounce):
            if #available(iOS 17, *) {
                let spring = UISpringTimingParameters(duration: duration, bounce: bounce)
                return UIViewPropertyAnimator(duration: duration, timingParameters: spring)
            }
            return UIViewPropertyAnimator(duration: duration * 1.5, dampingRatio: 1 - max(0, bounce))
        case .curve(let curve, let duration): return UIViewPropertyAnimator(duration: duration, curve: curve)
        case .none: return nil
        }
    }

    /// Makes changes without an animator: immediately, or with a cross-fade if the user prefers reduced motion.
    @MainActor
    func run(in view: UIView, _ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        guard self != .none else {
            UIView.performWithoutAnimation(changes)
            return completion(true)
        }
        UIView.transition(
            with: view,
            duration: Self.fadeDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { UIView.performWithoutAnimation(changes) },
            completion: completion
        )
    }

    /// The duration of the cross-fade that replaces a motion, in seconds.
    private static let fadeDuration: TimeInterval = 0.25

    /// The time after which rows are nearly at rest, in seconds.
    var duration: TimeInterval {
        switch self {
        case .spring(let duration, _), .curve(_, let duration): duration
        case .none: 0
        }
    }

    /// The bounce of rows that are released, from 0 to 0.9.
    var bounce: CGFloat {
        if case .spring(_, let bounce) = self { return min(max(bounce, 0), 0.9) }
        return 0
    }
}
