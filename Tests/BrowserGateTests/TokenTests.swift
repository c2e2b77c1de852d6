import Testing

@testable import BrowserGate

struct TokenTests {
    @Test func aTokenHolds256BitsOfItsOwn() {
        let tokens = (0..<100).map { _ in Token().text }
        #expect(Set(tokens).count == tokens.count)
        #expect(tokens.allSatisfy { $0.utf8.count == 64 && $0.allSatisfy(\.isHexDigit) })
        // Each digit takes several values.
        for place in 0..<64 { #expect(Set(tokens.map { Array($0)[place] }).count > 4, "digit \(place)") }
    }

    @Test func leadingZerosAreKept() {
        #expect(Token(bits: [1, 0, 0, 0xF]).text == "0000000000000001" + String(repeating: "0", count: 47) + "f")
    }

    @Test func nothingElseMatches() {
        let token = Token()
        #expect(token.matches(Array(token.text.utf8)))
        #expect(!token.matches(Array("".utf8)))
        #expect(!token.matches(Array(token.text.utf8.dropLast())))
        #expect(!token.matches(Array(token.text.utf8) + [0]))
        for index in 0..<64 {
            var guess = Array(token.text.utf8)
            guess[index] ^= 1
            #expect(!token.matches(guess), "digit \(index)")
        }
    }
}
