import UIKit

/// How rows unfold and fold: one timing for their heights, their contents, their indicators and the scroll position.
public enum ExpansionMotion: Hashable, Sendable {
    /// A spring of so many seconds, with a bounce from 0 for none to 1.
    case spring(duration: TimeInterval, bounce: CGFloat)
    /// A curve of so many seconds.
    case curve(UIView.AnimationCurve, duration: TimeInterval)
    /// At once.
    case none

    /// The motion of a table that inserts rows, as measured on iOS 26: a spring of 0.3 seconds without a bounce. (Its
    /// stiffness at mass 1 is 438.649, (2π / 0.3)²; published by Vercantez/openuikit.)
    public static let system = ExpansionMotion.spring(duration: 0.3, bounce: 0)

    /// Makes changes as this motion. Touches count meanwhile, and another motion that begins before this one is over adds
    /// to it without a jump in place or in pace.
    ///
    /// Where people asked for less motion the view fades from one state to the other instead.
    @MainActor
    func run(in view: UIView, _ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        guard self == .none || !UIAccessibility.isReduceMotionEnabled else {
            UIView.transition(
                with: view,
                duration: Self.fadeDuration,
                options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: { UIView.performWithoutAnimation(changes) },
                completion: completion
            )
            return
        }
        switch self {
        case .spring(let duration, let bounce):
            if #available(iOS 17, *) {
                UIView.animate(
                    springDuration: duration,
                    bounce: bounce,
                    options: .allowUserInteraction,
                    animations: changes,
                    completion: completion
                )
            } else {
                UIView.animate(
                    withDuration: duration * 1.5,
                    delay: 0,
                    usingSpringWithDamping: 1 - max(0, bounce),
                    initialSpringVelocity: 0,
                    options: .allowUserInteraction,
                    animations: changes,
                    completion: completion
                )
            }
        case .curve(let curve, let duration):
            UIView.animate(
                withDuration: duration,
                delay: 0,
                options: [.allowUserInteraction, Self.option(curve)],
                animations: changes,
                completion: completion
            )
        case .none:
            UIView.performWithoutAnimation(changes)
            completion(true)
        }
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

    private static func option(_ curve: UIView.AnimationCurve) -> UIView.AnimationOptions {
        switch curve {
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .linear: .curveLinear
        default: .curveEaseInOut
        }
    }
}
