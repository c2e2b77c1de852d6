import Foundation

extension UIFont {
    /// How heavy a face is, from −1 to 1 with 0 for regular. The constants are UIKit's.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat

        /// The weight of that number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The weight of that number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 100 on the scale of CSS.
        public static let ultraLight = Weight(-0.8)
        /// 200 on the scale of CSS.
        public static let thin = Weight(-0.6)
        /// 300 on the scale of CSS.
        public static let light = Weight(-0.4)
        /// 400 on the scale of CSS.
        public static let regular = Weight(0)
        /// 500 on the scale of CSS.
        public static let medium = Weight(0.23)
        /// 600 on the scale of CSS.
        public static let semibold = Weight(0.3)
        /// 700 on the scale of CSS.
        public static let bold = Weight(0.4)
        /// 800 on the scale of CSS.
        public static let heavy = Weight(0.56)
        /// 900 on the scale of CSS.
        public static let black = Weight(0.62)

        /// Whether the first is lighter.
        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
        /// A heavier weight.
        public static func + (left: Weight, right: CGFloat) -> Weight { Weight(left.rawValue + right) }
        /// A lighter weight.
        public static func - (left: Weight, right: CGFloat) -> Weight { Weight(left.rawValue - right) }
        /// How much heavier the first is.
        public static func - (left: Weight, right: Weight) -> CGFloat { left.rawValue - right.rawValue }
        /// Makes the weight heavier.
        public static func += (left: inout Weight, right: CGFloat) { left = left + right }
        /// Makes the weight lighter.
        public static func -= (left: inout Weight, right: CGFloat) { left = left - right }
    }
}
