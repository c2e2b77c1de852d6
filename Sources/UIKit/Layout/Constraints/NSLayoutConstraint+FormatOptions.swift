extension NSLayoutConstraint {
    /// How the items of a format stand to each other across its direction, and which way it runs.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// The options with these bits.
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
        /// Every bit of alignment.
        public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

        /// From where lines start to where they end: the direction unless another one is given.
        public static var directionLeadingToTrailing: FormatOptions { [] }
        public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
        public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
        /// Every bit of direction.
        public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

        /// Spaces of a vertical format go from baseline to baseline.
        public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
        /// Every bit of spacing.
        public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    }
}
