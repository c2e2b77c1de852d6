/// A secret that grants access to a page.
package struct Token: Sendable {
    /// The secret as hexadecimal digits.
    package let text: String

    /// Creates a token of 256 bits from the system's secure random number generator.
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

    /// Returns whether a text is the token. The time depends only on the text's length, so that it does not reveal
    /// how much of a guess is correct.
    func matches(_ guess: some Collection<UInt8>) -> Bool {
        var difference: UInt8 = guess.count == text.utf8.count ? 0 : 1
        for (own, other) in zip(text.utf8, guess) { difference |= own ^ other }
        return difference == 0
    }
}
