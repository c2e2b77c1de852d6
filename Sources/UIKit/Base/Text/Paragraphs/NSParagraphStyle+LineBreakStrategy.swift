import TextLayout

extension NSParagraphStyle {
    /// How line breaks are chosen among the break opportunities that fit. The raw values are UIKit's.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Creates the strategies with a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids an orphan in a paragraph's last line. The word before it is moved there too, if both fit and
        /// another word remains. Paragraphs with tabs are unaffected. Which words iOS moves beyond that is
        /// unverified.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Doesn't break between two Hangul characters, unless a word is wider than a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of labels: both of the others. iOS has one more that is neither public nor known.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

extension NSParagraphStyle.LineBreakStrategy {
    var rules: LineBreakRules {
        var rules: LineBreakRules = []
        if contains(.pushOut) { rules.insert(.noOrphans) }
        if contains(.hangulWordPriority) { rules.insert(.wholeHangulWords) }
        return rules
    }
}
