/// Remarks such as people write them, of 6 to 80 words, all different. Equal arguments give equal texts.
enum Remarks {
    static func text(_ row: Int, edition: Int = 0) -> String {
        var bits = UInt64(truncatingIfNeeded: row &* 31 &+ edition &* 1_000_003) &+ 0x9E37_79B9_7F4A_7C15
        func next(_ limit: Int) -> Int {
            bits = (bits ^ bits >> 31) &* 0xBF58_476D_1CE4_E5B9
            return Int(bits >> 33) % limit
        }
        let count = 6 + next(75)
        return "Remark \(edition).\(row): " + (0..<count).map { _ in words[next(words.count)] }.joined(separator: " ")
    }

    private static let words = """
        the row opens where it was touched and what was read before stays in its place while the lines below make room \
        without a jump so that nobody has to look for the sentence again after a second tap has closed it quietly; \
        though some would rather see everything at once, most people like lists that are short, and open what they want
        """.split(separator: " ").map(String.init)
}
