import Foundation

extension UIFont {
    /// The weight of a font, from −1 to 1; 0 is regular. The constants are UIKit's.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat

        /// Creates a weight.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Weight 100 in CSS.
        public static let ultraLight = Weight(-0.8)
        /// Weight 200 in CSS.
        public static let thin = Weight(-0.6)
        /// Weight 300 in CSS.
        public static let light = Weight(-0.4)
        /// Weight 400 in CSS.
        public static let regular = Weight(0)
        /// Weight 500 in CSS.
        public static let medium = Weight(0.23)
        /// Weight 600 in CSS.
        public static let semibold = Weight(0.3)
        /// Weight 700 in CSS.
        public static let bold = Weight(0.4)
        /// Weight 800 in CSS.
        public static let heavy = Weight(0.56)
        /// Weight 900 in CSS.
        public static let black = Weight(0.62)

        /// Whether the first weight is lighter than the second.
        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
        /// Returns a heavier weight.
        public static func + (left: Weight, right: CGFloat) -> Weight { Weight(left.rawValue + right) }
        /// Returns a lighter weight.
        public static func - (left: Weight, right: CGFloat) -> Weight { Weight(left.rawValue - right) }
        /// Returns the difference between two weights.
        public static func - (left: Weight, right: Weight) -> CGFloat { left.rawValue - right.rawValue }
        /// Makes the weight heavier.
        public static func += (left: inout Weight, right: CGFloat) { left = left + right }
        /// Makes the weight lighter.
        public static func -= (left: inout Weight, right: CGFloat) { left = left - right }
    }
}
