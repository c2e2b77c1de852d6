import CPango

/// Sequences of glyphs that the lookups of a font search for, each place of which has a set of them.
///
/// Where a lookup finds several sequences, the first one counts. One that changes nothing keeps the others from
/// changing anything.
struct GlyphSequences {
    private struct Sequence {
        /// Where its places start in `places`.
        let start: Int
        let count: Int
        /// The places of the glyphs that the lookup takes, among those around them.
        let input: Range<Int>
        let isChange: Bool
    }

    /// The sequences of a lookup, by their order.
    private struct Lookup {
        var sequences: [Sequence] = []
        /// The first glyphs that the sequences take.
        var first: GlyphSet
    }

    private var lookups: [Lookup] = []
    /// The first glyphs that any sequence takes.
    private var first: GlyphSet
    /// For each place of each sequence the index of its set.
    private var places: [Int] = []
    /// The sets, one behind the other, with one bit for each glyph.
    private var bits: [UInt64] = []
    private let glyphCount: Int
    private var stride: Int { glyphCount / 64 + 1 }
    /// The index of each set.
    private var indexes: [GlyphSet: Int] = [:]

    init(glyphCount: Int) {
        self.glyphCount = glyphCount
        first = GlyphSet(glyphCount: glyphCount)
    }

    /// Starts with the sequences of another lookup.
    mutating func addLookup() {
        lookups.append(Lookup(first: GlyphSet(glyphCount: glyphCount)))
    }

    /// Adds a sequence to the last lookup.
    ///
    /// - Parameters:
    ///   - sets: The glyphs of each place, in order.
    ///   - input: The places of the glyphs that the lookup takes.
    ///   - isChange: Whether the lookup changes any of them.
    mutating func add(_ sets: [GlyphSet], input: Range<Int>, isChange: Bool = true) {
        let sequence = Sequence(start: places.count, count: sets.count, input: input, isChange: isChange)
        for set in sets { places.append(index(of: set)) }
        lookups[lookups.count - 1].sequences.append(sequence)
        lookups[lookups.count - 1].first.formUnion(sets[input.lowerBound])
        first.formUnion(sets[input.lowerBound])
    }

    private mutating func index(of set: GlyphSet) -> Int {
        if let index = indexes[set] { return index }
        let index = indexes.count
        indexes[set] = index
        bits += set.bits
        return index
    }

    /// Whether no sequence changes the glyphs of some pairs of characters. Pairs within a sequence that is found become
    /// unsafe to break, since it may not be found in a part.
    func changeNothing(in pairs: inout [CharacterPair]) -> Bool {
        guard pairs.contains(where: { first.contains($0.glyph) }) else { return true }
        return lookups.allSatisfy { lookup in
            var index = 0
            while index < pairs.count {
                guard lookup.first.contains(pairs[index].glyph),
                    let found = lookup.sequences.first(where: { occurs($0, in: pairs, at: index) })
                else {
                    index += 1
                    continue
                }
                if found.isChange { return false }
                let start = index - found.input.lowerBound
                for place in start..<(start + found.count - 1) { pairs[place].isSafeToBreak = false }
                index += found.input.count
            }
            return true
        }
    }

    private func occurs(_ sequence: Sequence, in pairs: [CharacterPair], at index: Int) -> Bool {
        let start = index - sequence.input.lowerBound
        guard start >= 0, start + sequence.count <= pairs.count else { return false }
        return bits.withUnsafeBufferPointer { bits in
            for place in 0..<sequence.count {
                let glyph = Int(pairs[start + place].glyph)
                // The glyphs by which Pango shows that a font lacks a character are in no table.
                guard glyph < glyphCount else { continue }
                let set = places[sequence.start + place]
                if bits[set * stride + glyph / 64] & (1 << UInt64(glyph % 64)) == 0 { return false }
            }
            return true
        }
    }
}
