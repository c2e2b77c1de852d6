/// A sequence of packed entries.
///
/// Everything lies in one allocation: an index with the sums at the beginning of each block of words, then the words.
/// A leaf is created with room for at most an eighth more words than it has and a few on top, and is copied to a
/// smaller one when a change leaves less than half of the room in use.
final class Leaf: ManagedBuffer<Leaf.Header, Int> {
    struct Header {
        /// The number of words.
        var count: Int
        /// The number of words that fit.
        let capacity: Int
        /// Whether all entries are single words. The offset of a word is then the number of its element, and the
        /// index is smaller. A leaf whose last longer entry is replaced in place stays marked as not plain.
        let isPlain: Bool
    }

    /// The number of words in a block when its leaf is indexed.
    static let blockLength = 128
    /// The greatest number of words in a leaf.
    static let maximumCount = PrefixSums.capacity * blockLength
    /// The least number of words in a leaf other than the root.
    static let minimumCount = maximumCount / 8

    private static func make(capacity: Int, isPlain: Bool) -> Leaf {
        let leaf = create(minimumCapacity: Storage.length(capacity: capacity, isPlain: isPlain)) { _ in
            Header(count: 0, capacity: capacity, isPlain: isPlain)
        }
        return unsafeDowncast(leaf, to: Leaf.self)
    }

    /// Returns a leaf of some words, with no room for more.
    static func make(_ words: UnsafeBufferPointer<UInt16>) -> Leaf {
        guard let base = words.baseAddress else { return make(capacity: 0, isPlain: true) }
        return make(count: words.count, capacity: words.count, isPlain: Self.isPlain(words)) { target in
            target.initialize(from: base, count: words.count)
        }
    }

    /// Returns a leaf whose words a closure writes.
    static func make(
        count: Int,
        capacity: Int,
        isPlain: Bool,
        _ write: (UnsafeMutablePointer<UInt16>) -> Void
    ) -> Leaf {
        let leaf = make(capacity: capacity, isPlain: isPlain)
        leaf.withStorage { storage in
            write(storage.words)
            storage.count = count
            storage.index()
        }
        return leaf
    }

    /// The number of words.
    @inline(__always)
    var count: Int { header.count }

    /// The addresses that the leaf occupies.
    var memory: Range<UInt> {
        let start = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        let end = withStorage { UInt(bitPattern: $0.words + $0.count) }
        return start..<end
    }

    @inline(__always)
    func withStorage<Result>(_ body: (Storage) -> Result) -> Result {
        withUnsafeMutablePointers { body(Storage(header: $0, base: $1)) }
    }

    func withWords<Result>(_ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
        withStorage { body(UnsafeBufferPointer(start: $0.words, count: $0.count)) }
    }

    /// Returns whether all entries in some words are single words.
    static func isPlain(_ words: UnsafeBufferPointer<UInt16>) -> Bool {
        guard let base = words.baseAddress else { return true }
        return SingleRows(base, 0..<words.count).isAll
    }

    /// Returns the sum of the entries in some words.
    static func summary(of words: UnsafeBufferPointer<UInt16>) -> Summary {
        guard let base = words.baseAddress else { return Summary() }
        let singles = SingleRows(base, 0..<words.count)
        if singles.isAll { return singles.summary }
        var sum = Summary()
        var offset = 0
        while offset < words.count {
            sum += Entry(reading: base, at: &offset).summary
        }
        return sum
    }
}
