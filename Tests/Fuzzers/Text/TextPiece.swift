import SeededRandom

/// Strings that a program types, pastes and sets.
enum TextPiece {
    private static let pieces = [
        "a", "b", "word", " ", "x_1", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "👍🏽", "\u{1F3FD}", "\u{200D}", "🇩🇪", "🇫",
        "שלום", "ا", "日本", "-", "\"", "'", "(", "…", "\u{202E}", "ﷺ", "\u{2060}", "\u{FEFF}", "1", ".", "한", "\u{1112}",
        "\u{1161}", "Å", "A\u{30A}", "\u{212B}", "fi",
    ]
    private static let breaks = ["\n", "\r\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{0B}", "\u{85}", "\0", "\u{1B}"]

    /// Returns a string without line breaks.
    static func word(using generator: inout SeededGenerator) -> String {
        (0...generator.below(3)).map { _ in pieces[generator.below(pieces.count)] }.joined()
    }

    /// Returns a string that may be empty, long or have several lines.
    static func text(using generator: inout SeededGenerator) -> String {
        switch generator.below(12) {
        case 0: return ""
        case 1: return String(repeating: word(using: &generator), count: 1 + generator.below(40))
        case 2: return String(repeating: word(using: &generator) + " ", count: 1 + generator.below(40))
        default:
            return (0...generator.below(5)).map { _ in
                generator.below(3) == 0 ? breaks[generator.below(breaks.count)] : word(using: &generator)
            }.joined()
        }
    }
}
