import CoreGraphics
import Motion
import QuartzCore

extension UIView {
    /// Animates the changes that `animations` makes, over `duration` seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes that `animations` makes, over `duration` seconds.
    ///
    /// - Parameter completion: A closure that is called once afterwards, with whether all animations ran to their
    ///   end.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes that `animations` makes, over `duration` seconds, after `delay` seconds.
    ///
    /// A duration of 0 makes the changes immediately. A nested block inherits the duration and the curve of the
    /// outer block, unless its options override them.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            .init(duration: duration, delay: delay, curve: .cubic(options.curve.cubic)),
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Animates the changes that `animations` makes with a spring that settles in about `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: The damping ratio. At 1 the spring doesn't overshoot; closer to 0 it oscillates more.
    ///   - velocity: The initial velocity, in total distances per second.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            dampingRatio: Double(max(dampingRatio, 0.01)),
            duration: max(duration, 0.001),
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
            perceptualDuration: max(duration, 0.001),
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

    /// Runs a closure whose changes aren't animated, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.withoutAnimation(actionsWithoutAnimation)
    }

    /// Whether animations are enabled. The default is `true`.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// Enables or disables animations.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.setEnabled(enabled)
    }

    /// The duration of the innermost animation block in seconds; 0 outside of animation blocks.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationContext.current?.timing.duration ?? 0
    }

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
            options: options,
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
        if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
        if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
        return timing
    }
}
