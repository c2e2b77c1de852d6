/// A secret that whoever may see a page knows.
package struct Token: Sendable {
    /// Hexadecimal digits.
    package let text: String

    /// 256 bits of the system's generator for secrets.
    package init() {
        var generator = SystemRandomNumberGenerator()
        self.init(bits: (0..<4).map { _ in generator.next() })
    }

    init(bits: [UInt64]) {
        text = bits.map { bits in
            let digits = String(bits, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether a text is the token. The time depends on the text's length only, so that it does not tell how much of a
    /// guess is right.
    func matches(_ guess: some Collection<UInt8>) -> Bool {
        var difference: UInt8 = guess.count == text.utf8.count ? 0 : 1
        for (own, other) in zip(text.utf8, guess) { difference |= own ^ other }
        return difference == 0
    }
}
