import CoreGraphics
import QuartzCore

extension UIView {
    /// How a block of keyframes runs; the bits are Apple's, and those of a curve in `AnimationOptions` count here too.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Views are laid out in the block, so that subviews move along.
        public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1) }
        /// Views take touches while they move.
        public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2) }
        /// From where things are on screen; additive animations always do that.
        public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 4) }
        /// Over and over.
        public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 8) }
        /// Back again after each run; only together with `repeat`.
        public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 16) }
        /// With its own duration inside another block, instead of the outer one's.
        public static var overrideInheritedDuration: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 32) }
        /// With its own options inside another block.
        public static var overrideInheritedOptions: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 512) }
        /// In a straight line from each keyframe to the next.
        public static var calculationModeLinear: KeyframeAnimationOptions { [] }
        /// Each keyframe's values come at once, at its end.
        public static var calculationModeDiscrete: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1024) }
    }

    /// Animates the changes of the keyframes that `animations` adds, over `duration` seconds after `delay` seconds.
    ///
    /// Changes outside of all keyframes take the whole duration. The pace is that of the whole block, `.curveEaseInOut`
    /// unless the options have another curve.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        // The bits of both kinds of options agree, but for those of the calculation mode.
        let shared = AnimationOptions(rawValue: options.rawValue & ~UInt(0xFC00))
        run(
            .init(duration: duration, delay: delay, curve: .cubic(shared.curve.cubic)),
            options: shared,
            animations: {
                AnimationContext.current?.keyframe = .init(isDiscrete: options.contains(.calculationModeDiscrete))
                animations()
            },
            completion: completion
        )
    }

    /// Adds changes to a block of keyframes, which move for a part of its time. Outside of such a block they are changes
    /// like all others.
    ///
    /// - Parameters:
    ///   - frameStartTime: when they begin, 0 to 1 of the block's duration.
    ///   - frameDuration: how long they take, as a part of it.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let context = AnimationContext.current, let whole = context.keyframe else { return animations() }
        let start = min(max(frameStartTime, 0), 1)
        let duration = min(max(frameDuration, 0), 1 - start)
        context.keyframe = .init(start: start, duration: duration, isDiscrete: whole.isDiscrete)
        animations()
        context.keyframe = whole
    }

    /// Has the changes that a block makes inside an animation block repeat.
    ///
    /// - Parameters:
    ///   - count: how often, parts included.
    ///   - autoreverses: whether each run goes back again.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let outer = AnimationContext.current else { return animations() }
        var timing = outer.timing
        timing.repeatCount = Float(max(count, 0))
        timing.autoreverses = autoreverses
        let context = AnimationContext(
            timing: timing,
            options: outer.options,
            completion: outer.completion,
            inside: outer
        )
        context.keyframe = outer.keyframe
        context.run(animations)
    }
}
