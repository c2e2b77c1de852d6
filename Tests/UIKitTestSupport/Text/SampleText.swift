import SeededRandom

/// Texts for labels: words of several scripts, some longer than any line, line breaks, and runs of spaces.
enum SampleText {
    private static let words = [
        "a", "row", "that", "unfolds", "shows", "AVATAR", "office", "x=1,", "don’t", "incomprehensibilities",
        "Donaudampfschifffahrtsgesellschaft", "https://example.org/a/very/long/path", "שלום", "مرحبا", "日本語の文章",
        "👩‍👩‍👧", "é", "fi", "—", "1,000,000",
    ]

    /// Returns a text of up to `count` words.
    static func random(words count: Int, using random: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...count, using: &random) {
            text += words.randomElement(using: &random) ?? ""
            text += [" ", " ", " ", "  ", "\n", ""].randomElement(using: &random) ?? ""
        }
        return text
    }
}
