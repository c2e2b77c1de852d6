import UIKit

/// How rows unfold and fold: one timing for their heights, their contents, their indicators and the scroll position.
///
/// ```swift
/// expander.motion = .spring(duration: 0.5, bounce: 0.2)
/// expander.motion = .curve(.easeInOut, duration: 0.25)
/// expander.motion = .none
/// ```
public enum ExpansionMotion: Hashable, Sendable {
    /// A spring of so many seconds, with a bounce from 0 for none to 1.
    case spring(duration: TimeInterval, bounce: CGFloat)
    /// A curve of so many seconds.
    case curve(UIView.AnimationCurve, duration: TimeInterval)
    /// At once.
    case none

    /// The motion of a table that inserts rows, as measured on iOS 26: a spring of 0.3 seconds without a bounce. (Its
    /// stiffness at mass 1 is 438.649, (2π / 0.3)²; published by Vercantez/openuikit.)
    ///
    /// ```swift
    /// expander.motion = .system
    /// ```
    public static let system = ExpansionMotion.spring(duration: 0.3, bounce: 0)

    /// An animator of this motion. Touches count meanwhile, and another motion that begins before this one is over adds to it
    /// without a jump in place or in pace.
    ///
    /// - Returns: `nil` for a motion at once, and where people asked for less motion.
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

    /// Makes changes without an animator: at once, or, where people asked for less motion, by fading from one state to the
    /// other.
    @MainActor
    func run(in view: UIView, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        guard self != .none else {
            UIView.performWithoutAnimation(changes)
            return completion()
        }
        UIView.transition(
            with: view,
            duration: Self.fadeDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { UIView.performWithoutAnimation(changes) },
            completion: { _ in completion() }
        )
    }

    /// Seconds of the fade that stands for a motion.
    private static let fadeDuration: TimeInterval = 0.25

    /// Seconds until rows stand nearly still.
    var duration: TimeInterval {
        switch self {
        case .spring(let duration, _), .curve(_, let duration): duration
        case .none: 0
        }
    }

    /// How much rows swing when they are let go, 0 to 0.9.
    var bounce: CGFloat {
        if case .spring(_, let bounce) = self { return min(max(bounce, 0), 0.9) }
        return 0
    }
}
