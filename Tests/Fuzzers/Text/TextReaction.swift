import SeededRandom

/// An action of the delegate of a fuzzed text in its callbacks.
package enum TextReaction: String, Codable, Sendable, CaseIterable {
    case none
    /// It refuses changes that insert the letter "b".
    case refuses
    /// It asks for the places of the text.
    case reads
    /// It makes the change itself, in capital letters, and refuses it.
    case capitalizes
    /// It sets another text and allows the change.
    case replaces
    /// It shortens the text after a change.
    case shortens
    /// It moves the caret after a change of the selection.
    case moves
    /// It ends the editing after a change.
    case ends

    init(using generator: inout SeededGenerator) {
        self =
            generator.below(2) == 0
            ? Self.none : Self.allCases[generator.below(Self.allCases.count)]
    }

    /// Whether the text is what the steps make of it.
    var isQuiet: Bool { [.none, .refuses, .reads].contains(self) }

    func allows(_ string: String) -> Bool { self != .refuses || !string.contains("b") }
}
