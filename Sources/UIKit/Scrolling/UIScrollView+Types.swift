import CoreGraphics
import Motion

extension UIScrollView {
    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// On the axes along which the content can be scrolled.
        case automatic = 0
        /// On the axes along which the content can be scrolled.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// How fast a fling loses speed: the factor for each millisecond.
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

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light content, light in dark surroundings.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// How scrolling takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// The first responder gives way when dragging begins.
        case onDrag = 1
        /// The keyboard follows the finger; without a keyboard on the screen nothing happens.
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }
}
