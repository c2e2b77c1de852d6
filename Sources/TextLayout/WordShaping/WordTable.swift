/// A cache of words by their text, bounded by the size of the texts.
///
/// It has two generations. When the young one is full, the old one is dropped, except for words that were used since.
struct WordTable {
    /// The length in bytes up to which words are kept.
    static let maximumLength = 512
    /// The limit for the cost of a generation. A word costs its length in bytes and `wordCost`.
    private static let capacity = 1 << 19
    private static let wordCost = 16

    private var young = WordGeneration()
    private var old = WordGeneration()
    private var cost = 0

    /// Returns the word of a text; `nil` if it is not known.
    mutating func find(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        guard text.count <= Self.maximumLength else { return nil }
        let hash = WordHash.hash(text)
        if let word = young.find(text, hash) { return word }
        guard let word = old.find(text, hash) else { return nil }
        keep(word, hash, text.count)
        return word
    }

    /// Keeps a word unless it is known or too long.
    mutating func insert(_ word: ShapedWord, for text: UnsafeBufferPointer<UInt8>) {
        guard text.count <= Self.maximumLength else { return }
        let hash = WordHash.hash(text)
        if young.find(text, hash) == nil { keep(word, hash, text.count) }
    }

    private mutating func keep(_ word: ShapedWord, _ hash: UInt64, _ length: Int) {
        if cost >= Self.capacity {
            old = young
            young = WordGeneration()
            cost = 0
        }
        young.insert(word, hash)
        cost += length + Self.wordCost
    }
}
