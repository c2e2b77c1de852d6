/// Words by their text. Bounded by the text kept; above that all are forgotten.
struct WordTable {
    private struct Slot {
        var hash: UInt64 = 0
        var word: ShapedWord?
    }

    /// Bytes of a word that is kept.
    static let maximumLength = 64
    /// What the words may take up together: each its bytes and as many again as a short one has.
    private static let capacity = 1 << 18
    private static let wordCost = 16

    /// As many as a power of two, at most half of them taken; a word is in the first free one from that of its hash on.
    private var slots = [Slot](repeating: Slot(), count: 256)
    private var count = 0
    private var cost = 0
    /// Different in every process, so that no text can be made whose words all have one hash.
    private let seed = UInt64.random(in: .min ... .max)

    /// The word of a text with its hash; nil if it is not known.
    func find(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        guard text.count <= Self.maximumLength else { return nil }
        let hash = hash(text)
        return slots.withUnsafeBufferPointer { slots in
            var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while let word = slots[index].word {
                if slots[index].hash == hash, word.isText(text) { return word }
                index = (index + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    /// Keeps a word that is not known yet, unless it is too long.
    mutating func insert(_ word: ShapedWord, for text: UnsafeBufferPointer<UInt8>) {
        guard text.count <= Self.maximumLength, find(text) == nil else { return }
        if cost >= Self.capacity { self = WordTable() }
        if 2 * (count + 1) > slots.count { grow() }
        put(Slot(hash: hash(text), word: word))
        count += 1
        cost += text.count + Self.wordCost
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        for slot in old where slot.word != nil { put(slot) }
    }

    private mutating func put(_ slot: Slot) {
        var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
        while slots[index].word != nil { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }

    /// Eight bytes at a time: the halves of a product with an odd number, folded.
    @inline(__always)
    private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed ^ UInt64(text.count)
        func mix(_ bytes: UInt64) {
            let product = (hash ^ bytes).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
        }
        let raw = UnsafeRawBufferPointer(text)
        var byte = 0
        while byte + 8 <= raw.count {
            mix(raw.loadUnaligned(fromByteOffset: byte, as: UInt64.self))
            byte += 8
        }
        var rest: UInt64 = 0
        while byte < raw.count {
            rest = rest << 8 | UInt64(raw[byte])
            byte += 1
        }
        mix(rest)
        return hash
    }
}
