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
    /// - Parameter completion: called once afterwards, with whether all animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes that `animations` makes, over `duration` seconds, after `delay` seconds.
    ///
    /// A duration of 0 makes the changes at once. A block inside another one takes the outer one's duration and curve,
    /// unless its options override them.
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

    /// Animates with a spring that settles in about `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without overshooting, towards 0 it swings more.
    ///   - velocity: the speed at the start, in whole distances a second.
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

    /// Animates with a spring that seems to take `duration` seconds, and bounces by `bounce`, -1 to 1.
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

    /// Makes changes that are not animated, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.withoutAnimation(actionsWithoutAnimation)
    }

    /// Whether animation blocks animate. `true` at first.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// Turns animation blocks on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.setEnabled(enabled)
    }

    /// Seconds that the innermost animation block takes; 0 outside of all blocks.
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

    /// What a block inside another one takes over from it.
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
