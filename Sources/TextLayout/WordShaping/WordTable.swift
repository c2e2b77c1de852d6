/// Words by their text. Bounded by the text kept.
///
/// They live in two generations: when the young one is full the old one is dropped, but for what was used in between.
struct WordTable {
    /// Bytes of a word that is kept.
    static let maximumLength = 64
    /// What the words of a generation may take up together: each its bytes and as many again as a short one has.
    private static let capacity = 1 << 19
    private static let wordCost = 16

    private var young = WordGeneration()
    private var old = WordGeneration()
    private var cost = 0

    /// The word of a text; nil if it is not known.
    mutating func find(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        guard text.count <= Self.maximumLength else { return nil }
        let hash = WordHash.hash(text)
        if let word = young.find(text, hash) { return word }
        guard let word = old.find(text, hash) else { return nil }
        keep(word, hash, text.count)
        return word
    }

    /// Keeps a word that is not known yet, unless it is too long.
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
