import Foundation

/// The place at which typed characters arrive, and the kind of text that is expected there.
package struct HostTextInput: Equatable, Sendable {
    /// The kind of text, for which an on-screen keyboard chooses its keys.
    package enum Purpose: Sendable {
        case freeForm, digits, number, phone, url, email, name, password, pin
    }

    /// Wishes to the input method.
    package struct Hints: OptionSet, Sendable {
        package let rawValue: Int
        package static let completesWords = Hints(rawValue: 1 << 0)
        package static let checksSpelling = Hints(rawValue: 1 << 1)
        package static let ignoresSpelling = Hints(rawValue: 1 << 2)
        package static let capitalizesCharacters = Hints(rawValue: 1 << 3)
        package static let capitalizesWords = Hints(rawValue: 1 << 4)
        package static let capitalizesSentences = Hints(rawValue: 1 << 5)
        /// The text isn't stored for completions.
        package static let isPrivate = Hints(rawValue: 1 << 6)

        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// The frame of the caret, in points of the content.
    package var caret: CGRect
    package var purpose: Purpose
    package var hints: Hints

    package init(caret: CGRect, purpose: Purpose = .freeForm, hints: Hints = []) {
        self.caret = caret
        self.purpose = purpose
        self.hints = hints
    }
}
