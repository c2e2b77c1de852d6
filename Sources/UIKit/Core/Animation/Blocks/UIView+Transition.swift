import CoreGraphics
import QuartzCore

extension UIView {
    /// Changes a view with a transition of its contents.
    class func runTransition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        let timing = inheriting(.init(duration: duration, curve: .cubic(options.curve.cubic)), options)
        let done = AnimationCompletion(completion)
        guard timing.duration > 0, areAnimationsEnabled, options.contains(.transitionCrossDissolve) else {
            done.enter()
            performWithoutAnimation { animations?() }
            done.leave(finished: true)
            return
        }
        let context = AnimationContext(
            timing: timing,
            receivesTouches: options.contains(.allowUserInteraction),
            completion: done,
            inside: AnimationContext.current
        )
        context.run {
            // The transition starts from the contents on the screen, without layouts that are still pending.
            _ = view.layer.makeSubtreeNode()
            let fade = CATransition()
            fade.timingFunction = CAMediaTimingFunction(options.curve.cubic)
            context.apply(to: fade)
            context.start(fade, on: view.layer, forKey: "transition")
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                performWithoutAnimation {
                    animations?()
                    view.layoutIfNeeded()
                }
            }
        }
    }

    /// Replaces a view by another one with a transition of their superview.
    class func runTransition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: container,
            duration: duration,
            options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            },
            completion: completion
        )
    }
}
