extension NSLayoutConstraint {
    /// The alignment of the items of a visual format, and the direction in which it is read.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
        public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
        public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
        public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
        public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
        public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
        public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
        public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
        public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
        public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
        public static var alignAllBaseline: FormatOptions { alignAllLastBaseline }
        /// The bits of all alignment options.
        public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

        /// The format runs from the leading to the trailing edge. This is the default.
        public static var directionLeadingToTrailing: FormatOptions { [] }
        public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
        public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
        /// The bits of all direction options.
        public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

        /// The spaces of a vertical format are measured from baseline to baseline.
        public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
        /// The bits of all spacing options.
        public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    }
}
