import SeededRandom

/// The text that a program of edits starts with.
package struct TextSetup: Codable, Sendable {
    /// Whether the text is in a text field, and not in a text view.
    package var isField: Bool
    package var text: String
    /// The width in points.
    package var width: Int
    package var isSecure: Bool
    package var isRightToLeft: Bool
    /// Whether the field has a button that clears it.
    package var hasClearButton: Bool
    /// The limit of the lines of a text view; 0 for none.
    package var maximumLines: Int
    package var isScrollEnabled: Bool
    package var reaction: TextReaction

    package init(
        isField: Bool,
        text: String,
        width: Int = 200,
        isSecure: Bool = false,
        isRightToLeft: Bool = false,
        hasClearButton: Bool = false,
        maximumLines: Int = 0,
        isScrollEnabled: Bool = true,
        reaction: TextReaction = .none
    ) {
        self.isField = isField
        self.text = text
        self.width = width
        self.isSecure = isSecure
        self.isRightToLeft = isRightToLeft
        self.hasClearButton = hasClearButton
        self.maximumLines = maximumLines
        self.isScrollEnabled = isScrollEnabled
        self.reaction = reaction
    }

    init(using generator: inout SeededGenerator) {
        isField = generator.below(2) == 0
        text = TextPiece.text(using: &generator)
        width = generator.below(6) == 0 ? generator.below(40) : 60 + generator.below(240)
        isSecure = generator.below(8) == 0
        isRightToLeft = generator.below(4) == 0
        hasClearButton = generator.below(4) == 0
        maximumLines = generator.below(6) == 0 ? 1 + generator.below(3) : 0
        isScrollEnabled = generator.below(5) > 0
        reaction = TextReaction(using: &generator)
    }
}
