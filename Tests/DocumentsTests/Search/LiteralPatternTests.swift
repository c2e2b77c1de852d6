import SeededRandom
import Testing

@testable import Documents

/// Tests that a plain text is found where the library of regular expressions finds it.
@Suite struct LiteralPatternTests {
    private static let pieces = [
        "a", "A", "b", "s", "S", "k", "K", "\u{17F}", "\u{212A}", "é", "É", ".", " ", "*", "\u{1}", "error", "Error",
        "x",
    ]

    @Test(arguments: 1...60 as ClosedRange<UInt64>) func matchesAreThoseOfTheLibrary(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let some = Self.pieces.shuffled(using: &random).prefix(Int.random(in: 1...8, using: &random))
        let draw = { (count: Int) in (0..<count).map { _ in some.randomElement(using: &random) ?? "" }.joined() }
        let text = draw(200)
        var bytes = Array(text.utf8)
        // Windows begin and end anywhere.
        bytes += bytes.prefix(Int.random(in: 0..<40, using: &random))
        while let last = bytes.last, last & 0xC0 != 0x40, last >= 0x80 { bytes.removeLast() }
        for _ in 0..<12 {
            let needle = RegularExpression.escaped(draw(Int.random(in: 1...4, using: &random)))
            for ignoresCase in [false, true] {
                guard let literal = LiteralPattern(needle, ignoresCase: ignoresCase) else { continue }
                let library = try RegularExpression("(?:\(needle))", ignoresCase: ignoresCase)
                #expect(
                    Self.places(in: bytes) { literal.firstMatch(in: $0, from: $1) }
                        == Self.places(in: bytes) { library.firstMatch(in: $0, from: $1) },
                    "seed \(seed), “\(needle)”, \(ignoresCase) in “\(text)”"
                )
            }
        }
    }

    @Test func onlyAPlainTextIsLiteral() {
        for pattern in ["a", "a b", "a\\.b", "\\*", "é", "]", "}", "a-b", "sk a"] {
            #expect(LiteralPattern(pattern, ignoresCase: false) != nil, "\(pattern)")
        }
        for pattern in ["a.", "a*", "^a", "a$", "[a]", "(a)", "a|b", "a+", "a?", "a{2}", "\\d", "a\\", "\\x41", "a\nb"]
        {
            #expect(LiteralPattern(pattern, ignoresCase: false) == nil, "\(pattern)")
        }
        // Their cases are those of Unicode.
        for pattern in ["é", "s", "k", "ks"] {
            #expect(LiteralPattern(pattern, ignoresCase: true) == nil, "\(pattern)")
        }
    }

    @Test func aLetterWithAnotherCaseIsFound() {
        let find = { (text: String) in
            Array(text.utf8).withUnsafeBytes { LiteralPattern("asks", ignoresCase: true)?.firstMatch(in: $0, from: 0) }
        }
        #expect(find("xx A\u{17F}\u{212A}s") == 3..<10)
        #expect(find("xx ASKs") == 3..<7)
        #expect(find("xx as\u{212A}") == nil)
    }

    private static func places(
        in bytes: [UInt8],
        _ next: (UnsafeRawBufferPointer, Int) -> Range<Int>?
    ) -> [Range<Int>] {
        bytes.withUnsafeBytes { bytes in
            var (found, position): ([Range<Int>], Int) = ([], 0)
            while position <= bytes.count, let match = next(bytes, position) {
                found.append(match)
                position = match.upperBound
            }
            return found
        }
    }
}
