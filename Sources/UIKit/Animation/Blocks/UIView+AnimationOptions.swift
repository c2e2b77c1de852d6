import Motion

extension UIView {
    /// How a block of animations runs; the bits are Apple's.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Views are laid out in the block, so that subviews move along.
        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
        /// Views take touches while they move.
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
        /// From where things are on screen; additive animations always do that.
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 4) }
        /// Over and over.
        public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 8) }
        /// Back again after each run; only together with `repeat`.
        public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 16) }
        /// With its own duration inside another block, instead of the outer one's.
        public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 32) }
        /// With its own curve inside another block, instead of the outer one's.
        public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 64) }
        /// What changes inside a transition is animated by itself too.
        public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 128) }
        /// A transition hides one view and shows the other, instead of taking them out and putting them in.
        public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 256) }
        /// With its own options inside another block.
        public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 512) }

        public static var curveEaseInOut: AnimationOptions { [] }
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

        /// A transition fades from the one into the other.
        public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }

        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
        }
    }

    /// The pace of an animation.
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
}
