/// What to heed in choosing breaks between words, beyond the furthest that fit; as in `NSParagraphStyle.LineBreakStrategy`.
package struct LineBreakRules: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A paragraph of several lines does not end with a line of one word, if the word before it can go there too.
    package static let noOrphans = LineBreakRules(rawValue: 1)
    /// No break between two Hangul characters.
    package static let wholeHangulWords = LineBreakRules(rawValue: 2)
}
