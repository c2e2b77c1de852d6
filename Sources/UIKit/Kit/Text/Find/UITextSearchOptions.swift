import Foundation

/// How a search compares a text with its query.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// The relations of matches to words. The raw values are Apple's.
    public enum WordMatchMethod: Int, Sendable {
        /// A match may be anywhere.
        case contains = 0
        /// A match begins a word.
        case startsWith = 1
        /// A match is a word, or several ones.
        case fullWord = 2
    }

    /// The relation of matches to words. `.contains` by default.
    open var wordMatchMethod: WordMatchMethod { wordMatch }

    /// The options for the comparison of characters, such as `.caseInsensitive`.
    open var stringCompareOptions: NSString.CompareOptions { comparison }

    private let wordMatch: WordMatchMethod
    private let comparison: NSString.CompareOptions

    init(_ comparison: NSString.CompareOptions = .caseInsensitive, wordMatch: WordMatchMethod = .contains) {
        self.comparison = comparison
        self.wordMatch = wordMatch
    }
}
