/// A cache of pairs by their characters, with open addressing.
struct CharacterPairTable {
    private struct Slot {
        /// The second character is 0 at the end of a word. No first character is 0, so a key of 0 is a free slot.
        var key: UInt32 = 0
        var pair = CharacterPair(glyph: 0, width: 0, isSafeToBreak: false)
    }

    /// The number of pairs that are kept. Text has fewer.
    private static let capacity = 1 << 14
    private static let initialBits = 8

    /// The number of slots is a power of two, and at most half of them are taken.
    private var slots = [Slot](repeating: Slot(), count: 1 << initialBits)
    private var bits = initialBits
    private var count = 0

    /// Returns a pair of characters of the first plane; `nil` if it is not known.
    @inline(__always)
    func find(_ first: UInt32, _ second: UInt32) -> CharacterPair? {
        let key = first << 16 | second
        return slots.withUnsafeBufferPointer { slots in
            var index = start(of: key)
            while slots[index].key != 0 {
                if slots[index].key == key { return slots[index].pair }
                index = (index + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    /// Adds a pair that the table does not contain.
    mutating func insert(_ pair: CharacterPair, for first: UInt32, _ second: UInt32) {
        if count == Self.capacity { self = Self() }
        if 2 * (count + 1) > slots.count { grow() }
        put(Slot(key: first << 16 | second, pair: pair))
        count += 1
    }

    private mutating func grow() {
        let old = slots
        bits += 1
        slots = [Slot](repeating: Slot(), count: 1 << bits)
        for slot in old where slot.key != 0 { put(slot) }
    }

    private mutating func put(_ slot: Slot) {
        var index = start(of: slot.key)
        while slots[index].key != 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }

    /// The slot from which a key is searched: the upper bits of a product, which depend on all bits of the key.
    @inline(__always)
    private func start(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> UInt32(32 - bits)) }
}
