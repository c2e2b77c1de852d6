import CoreGraphics
import Motion
import QuartzCore

extension UIView {
    /// The animations that determine how hit testing treats the view.
    var animationTouches: AnimationTouchCounts {
        get { storage.animationTouches }
        set { storage.animationTouches = newValue }
    }

    /// Whether a change to a smaller size isn't animated where `SystemConduct.labelsSnap` applies.
    var snapsToSmallerSize: Bool { redrawsForSize && contentMode != .scaleToFill }
}

// MARK: Blocks

extension UIView {
    /// Runs a block whose changes are animated with a spring.
    class func runSpring(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let spring = Spring(
            dampingRatio: Double(max(dampingRatio, 0.01)),
            duration: max(duration.boundedDuration, 0.001),
            initialVelocity: Double(velocity),
            for: "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:)"
        )
        run(
            .init(duration: duration, delay: delay, curve: .spring(spring)),
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Animates the changes that `animations` makes with a spring of a perceptual duration of `duration` seconds and
    /// a bounce from -1 to 1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0,
        options: UIView.AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: max(duration.boundedDuration, 0.001),
            bounce: Double(min(max(bounce, -0.99), 0.99)),
            initialVelocity: Double(initialSpringVelocity),
            for: "UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)"
        )
        run(
            .init(duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, curve: .spring(spring)),
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Runs a block whose changes are animated.
    class func run(
        _ asked: AnimationContext.Timing,
        options: UIView.AnimationOptions,
        animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let timing = inheriting(asked, options)
        guard timing.duration > 0 else {
            let done = AnimationCompletion(completion)
            done.enter()
            performWithoutAnimation(animations)
            done.leave(finished: true)
            return
        }
        let context = AnimationContext(
            timing: timing,
            receivesTouches: options.contains(.allowUserInteraction),
            completion: AnimationCompletion(completion),
            inside: AnimationContext.current
        )
        context.run {
            animations()
            if options.contains(.layoutSubviews) { UIScreen.main.layoutWindows() }
        }
    }

    /// Returns the timing of a block with the values that it inherits from the outer block.
    class func inheriting(
        _ asked: AnimationContext.Timing,
        _ options: UIView.AnimationOptions
    ) -> AnimationContext.Timing {
        var timing = asked
        if options.contains(.repeat) {
            timing.repeatCount = .infinity
            timing.autoreverses = options.contains(.autoreverse)
        }
        guard let outer = AnimationContext.current, timing.duration > 0 else { return timing }
        // On the time line of an animator, a block that is added later begins later.
        if outer.timeline != nil { timing.delay += outer.timing.delay }
        if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
        if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
        return timing
    }

    /// Runs a block that adds key frames.
    class func runKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        // The raw values of both types of options agree, except for the bits of the calculation mode.
        let shared = AnimationOptions(rawValue: options.rawValue & ~UInt(0xFC00))
        run(
            .init(duration: duration, delay: delay, curve: .cubic(shared.curve.cubic)),
            options: shared,
            animations: {
                AnimationContext.current?.keyframe = .init(mode: options.calculationMode)
                animations()
            },
            completion: completion
        )
    }
}

// MARK: Transitions

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
