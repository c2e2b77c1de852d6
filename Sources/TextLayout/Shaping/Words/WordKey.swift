/// A short stretch of text without zeros, by which it is found again.
struct WordKey: Hashable {
    static let maximumLength = 32

    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// Nil for text that is too long.
    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
        guard bytes.count <= Self.maximumLength else { return nil }
        withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes) }
    }

    static func == (left: WordKey, right: WordKey) -> Bool {
        left.words == right.words
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
        hasher.combine(words.1)
        hasher.combine(words.2)
        hasher.combine(words.3)
    }
}
