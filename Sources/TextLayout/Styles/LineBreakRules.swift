/// Rules for the choice of breaks between words, as in `NSParagraphStyle.LineBreakStrategy`. Without a rule, the
/// furthest break that fits is chosen.
package struct LineBreakRules: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A paragraph of several lines does not end with a line of one word, if the word before it fits there too.
    package static let noOrphans = LineBreakRules(rawValue: 1)
    /// There is no break between two Hangul characters.
    package static let wholeHangulWords = LineBreakRules(rawValue: 2)
}
