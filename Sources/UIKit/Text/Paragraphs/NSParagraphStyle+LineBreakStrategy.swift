import TextLayout

extension NSParagraphStyle {
    /// How the breaks between words are chosen, beyond the furthest that fit. The raw values are UIKit's.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// UIKit's number of the strategies.
        public let rawValue: UInt

        /// The strategies of that number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No word is left alone in a paragraph's last line: the word before it goes there too, if there is room for both
        /// and another word to stay. Paragraphs with tabs are left as they are. Which words iOS moves beyond that is
        /// unverified.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// No break between two Hangul characters, unless a word is wider than a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels do: both of the others. iOS's has one strategy more that is not public, and not known.
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
