import CoreGraphics
import QuartzCore

extension UIView {
    /// The options of key frame animations. The raw values are Apple's. The bits of a curve in `AnimationOptions`
    /// are valid too.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Views are laid out inside the block, so that their subviews are animated with them.
        public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1) }
        /// Views receive touches while they are animated.
        public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2) }
        /// The animations start from the state on the screen. Additive animations always do.
        public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 4) }
        /// The animations repeat indefinitely.
        public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 8) }
        /// The animations run backward after each run forward. Valid only with `repeat`.
        public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 16) }
        /// A nested block has its own duration instead of the outer block's.
        public static var overrideInheritedDuration: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 32) }
        /// A nested block has its own options instead of the outer block's.
        public static var overrideInheritedOptions: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 512) }
        /// Values are interpolated linearly between key frames.
        public static var calculationModeLinear: KeyframeAnimationOptions { [] }
        /// Values change to those of a key frame at its end, without interpolation.
        public static var calculationModeDiscrete: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1024) }
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
                AnimationContext.current?.keyframe = .init(isDiscrete: options.contains(.calculationModeDiscrete))
                animations()
            },
            completion: completion
        )
    }

    /// Runs a block whose changes take a part of the time of the block around it.
    class func runKeyframe(
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

    /// Runs a block whose changes repeat.
    class func runModified(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let outer = AnimationContext.current else { return animations() }
        var timing = outer.timing
        timing.repeatCount = Float(max(count, 0))
        timing.autoreverses = autoreverses
        let context = AnimationContext(
            timing: timing,
            completion: outer.completion,
            inside: outer
        )
        context.keyframe = outer.keyframe
        context.run(animations)
    }
}
