import SeededRandom
import Testing

@testable import Documents

/// Tests texts on one line against a loop over all characters.
@Suite struct OneLineTests {
    private static let pieces = [
        " ", "  ", "\t", "\n", "\r\n", "\r", "\u{301}", "\u{2003}", "\u{2028}", "a", "b c", "é", "👩‍👩‍👧", "        ",
    ]

    private static func model(_ text: String, limit: Int) -> String {
        var line = ""
        var count = 0
        for character in text {
            // A mark on a blank is visible.
            let isSpace = character.isWhitespace && (character == "\r\n" || character.unicodeScalars.count == 1)
            if isSpace, line.isEmpty || line.last == " " { continue }
            guard count < limit else { return line + "…" }
            line.append(isSpace ? " " : character)
            count += 1
        }
        return line.last == " " ? String(line.dropLast()) : line
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>) func aRunOfWhiteSpaceIsOneSpace(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
            Self.pieces.randomElement(using: &random) ?? ""
        }.joined()
        let limit = Int.random(in: 0...12, using: &random)
        #expect(
            text.onOneLine(limit: limit) == Self.model(text, limit: limit),
            "seed \(seed): \(text.debugDescription)"
        )
    }
}
