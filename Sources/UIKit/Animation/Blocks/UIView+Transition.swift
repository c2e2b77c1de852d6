import CoreGraphics
import QuartzCore

extension UIView {
    /// Changes a view as a whole, from its picture before `animations` to its picture afterwards.
    ///
    /// `.transitionCrossDissolve` fades from the one to the other; with no transition the changes are made at once. What
    /// changes in the block is not animated by itself, unless with `.allowAnimatedContent`.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
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
            options: options,
            completion: done,
            inside: AnimationContext.current
        )
        context.run {
            // What is on the screen now, not what waits to be laid out, is where the fade begins.
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

    /// Puts one view in the place of another, with a transition of the view that they are in.
    ///
    /// The new view goes into the superview of the old one, which is taken out; with `.showHideTransitionViews` both
    /// stay, one hidden and the other shown. Nothing happens if the old view is in none.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
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
