import CoreGraphics
import Motion

extension UIScrollView {
    /// Constants that determine when the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes on which the content scrolls.
        case automatic = 0
        /// Along the axes on which the content scrolls.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The rate at which a fling loses velocity, as a factor for each millisecond.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
    }

    /// The colors of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in a light appearance, and light in a dark one.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// Constants that determine how scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// The first responder resigns when dragging begins.
        case onDrag = 1
        /// The keyboard follows the finger. Without a keyboard on the screen nothing happens.
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }
}
