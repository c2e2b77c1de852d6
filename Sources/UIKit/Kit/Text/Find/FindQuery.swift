import Foundation

/// The text that a person searches for, and how.
@MainActor
struct FindQuery: Equatable {
    var text = ""
    var replacement = ""
    var matchesCase = false
    var wholeWords = false

    var options: UITextSearchOptions {
        UITextSearchOptions(matchesCase ? [] : .caseInsensitive, wordMatch: wholeWords ? .fullWord : .contains)
    }
}
