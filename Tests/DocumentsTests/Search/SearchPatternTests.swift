import Foundation
import SeededRandom
import Testing

@testable import Documents

@Suite struct SearchPatternTests {
    private func texts(_ pattern: String, in text: String) throws -> [String] {
        try SearchPattern(pattern).ranges(in: text).map { String(text[$0]) }
    }

    @Test func rangesAreThoseOfTheMatches() throws {
        #expect(try texts("l+o", in: "hello, hallo\nlo") == ["llo", "llo", "lo"])
        #expect(try texts("^.", in: "\u{141}\u{F3}d\u{17A}\n\u{1D11E}x\r\ny") == ["\u{141}", "\u{1D11E}", "y"])
        #expect(try texts("x*", in: "axxb\u{E9}x") == ["xx", "x"])
        #expect(try texts("a[^b]*", in: "axx\nxb") == ["axx"])
        #expect(try texts("a\\s*$", in: "a  \r\nb") == ["a  "])
        #expect(try texts("x", in: "") == [])
    }

    @Test func capitalsCountIfThePatternHasOne() throws {
        #expect(try texts("error", in: "Error ERROR error").count == 3)
        #expect(try texts("Error", in: "Error ERROR error").count == 1)
        #expect(try texts("\\Serror\\W", in: "xError yERROR ").count == 2)
        #expect(try texts("\\p{Lu}x", in: "Ax BX").count == 2)
        #expect(try texts("\u{F6}l", in: "\u{D6}L").count == 1)
    }

    @Test(arguments: [("(", 1), ("a(b", 3), ("[a", 2), ("*a", 0), ("a\\", 2), ("\u{E9}(?z)", 3)])
    func badPatternSaysWhatIsWrongAndWhere(pattern: String, position: Int) {
        let error = #expect(throws: SearchPatternError.self) { try SearchPattern(pattern) }
        #expect(error?.position == position)
        #expect(error?.reason.isEmpty == false)
        let count = position == 1 ? "1 character" : "\(position) characters"
        #expect(error?.description.hasPrefix("After \(count): ") == true)
    }

    @Test func nothingIsNoPattern() {
        let error = #expect(throws: SearchPatternError.self) { try SearchPattern("") }
        #expect(error?.description == "There is nothing to look for.")
        #expect(throws: SearchPatternError.self) { try SearchPattern("a\0b") }
    }

    @Test(arguments: [
        ("abc", "abc"), ("a.*b", "a.*b"), ("a\\sb", "a[^\\S\\r\\n]b"), ("[^\"]+", "[^\\r\\n\"]+"),
        ("[^]a]", "[^]\\r\\n a]"),
        ("[]a]", "[]a]"), ("[[:alpha:]_]", "[[:alpha:]_]"), ("(?:a|b)\\1", "(?:a|b)\\1"), ("(?<n>a)", "(?<n>a)"),
        ("\\Aa", nil), ("a\\z", nil), ("(?=a)", nil), ("(?<!a)b", nil), ("(?s)a.b", nil), ("[\\s,]", nil),
        ("\\x0a", nil),
        ("a\nb", nil), ("[[:space:]]", nil), ("(*ANY)a", nil), ("\\Qa\\E", nil), ("[\\W]", nil), ("a\\Rb", nil),
    ])
    func onlyWhatIsUnderstoodIsRewritten(pattern: String, rewritten: String?) {
        #expect(LineBoundPattern(pattern)?.text == rewritten?.replacingOccurrences(of: "\\n a", with: "\\na"))
    }

    @Test func bytesThatAreNotUTF8AreReplacedOneByOne() {
        var generator = SeededGenerator(seed: 2)
        let alphabet: [UInt8] = [
            0x41, 0x7F, 0x80, 0xBF, 0xC1, 0xC3, 0xE0, 0xED, 0xA0, 0xEF, 0xF0, 0x90, 0xF4, 0x8F, 0xF5, 0xFF,
        ]
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0...70, using: &generator)).map { _ in
                Int.random(in: 0...3, using: &generator) > 0 ? 0x61 : alphabet.randomElement(using: &generator) ?? 0
            }
            var repaired = bytes
            repaired.withUnsafeMutableBytes { UTF8Repair.repair($0) }
            #expect(String(validating: repaired, as: UTF8.self) != nil)
            // The rest is what the standard library accepts as text.
            let kept = repaired.filter { $0 != UTF8Repair.substitute }
            let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FFFD}" }
            #expect(kept == Array(String(String.UnicodeScalarView(expected)).utf8), "\(bytes)")
            #expect(zip(bytes, repaired).allSatisfy { $0 == $1 || $1 == UTF8Repair.substitute })
        }
    }
}
