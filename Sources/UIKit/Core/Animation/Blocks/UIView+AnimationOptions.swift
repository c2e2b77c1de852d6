import Motion
import QuartzCore

extension UIView {
    /// The options of animation blocks. The raw values are Apple's.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Views are laid out inside the block, so that their subviews are animated with them.
        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
        /// Views receive touches while they are animated.
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
        /// The animations start from the state on the screen. Additive animations always do.
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 4) }
        /// The animations repeat indefinitely.
        public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 8) }
        /// The animations run backward after each run forward. Valid only with `repeat`.
        public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 16) }
        /// A nested block has its own duration instead of the outer block's.
        public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 32) }
        /// A nested block has its own curve instead of the outer block's.
        public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 64) }
        /// Changes inside a transition are animated too.
        public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 128) }
        /// A transition hides one view and shows the other, instead of removing and adding them.
        public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 256) }
        /// A nested block has its own options instead of the outer block's.
        public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 512) }

        public static var curveEaseInOut: AnimationOptions { [] }
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

        /// A transition dissolves from one state into the other.
        public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }

        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
        }
    }

    /// The timing curves of animations.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var cubic: CubicCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

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
        /// Values are interpolated linearly at a constant speed, whatever the times of the key frames.
        public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2048) }
        /// Values are interpolated along a smooth curve through those of all key frames.
        public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3072) }
        /// Values are interpolated along a smooth curve at a constant speed, whatever the times of the key frames.
        public static var calculationModeCubicPaced: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 4096)
        }

        /// The mode, which is a number and no set of bits.
        var calculationMode: CAAnimationCalculationMode {
            let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
            let number = Int(rawValue >> 10 & 7)
            return modes.indices.contains(number) ? modes[number] : .linear
        }
    }
}
