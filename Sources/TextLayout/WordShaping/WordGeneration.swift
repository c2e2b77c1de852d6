/// A hash table of words by their text, with open addressing.
struct WordGeneration {
    private struct Slot {
        var hash: UInt64 = 0
        var word: ShapedWord?
    }

    /// The number of slots is a power of two, and at most half of them are taken. A word is in the first slot that
    /// was free from that of its hash on.
    private var slots = [Slot](repeating: Slot(), count: 256)
    private var count = 0

    /// The word of a text and its hash; `nil` if there is none.
    func find(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> ShapedWord? {
        slots.withUnsafeBufferPointer { slots in
            var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while let word = slots[index].word {
                if slots[index].hash == hash, word.isText(text) { return word }
                index = (index + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    /// Adds a word that the table does not contain.
    mutating func insert(_ word: ShapedWord, _ hash: UInt64) {
        if 2 * (count + 1) > slots.count { grow() }
        put(Slot(hash: hash, word: word))
        count += 1
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
}
