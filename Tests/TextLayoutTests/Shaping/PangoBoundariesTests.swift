import SeededRandom
import Testing

@testable import TextLayout

struct PangoBoundariesTests {
    /// Pango alone takes letters of Hangul on both sides of spaces for one syllable.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func aCaretIsBetweenTheCharactersOfHangul(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["ᄒ", "ᅡ", "ᆫ", "가", "한", " ", "  ", "a", "e\u{301}", "\u{A0}"]
        let font = FontDescription(size: 15)
        for _ in 0..<10 {
            let text = (0...random.below(9)).map { _ in pieces[random.below(pieces.count)] }.joined()
            let places = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
            let run = TextRun(text, font: font)
            for paragraph in [Paragraph([run]), Paragraph([run], wordShaping: nil)] {
                let carets = paragraph.layout(width: .infinity).lines.flatMap { line in
                    line.contentRange.filter { line.content.marks[$0].contains(.caret) }
                }
                #expect(carets == places, "seed \(seed): \(text.debugDescription)")
            }
        }
    }
}
