import CPango

/// Sequences of glyphs, each place of which has a set of them.
///
/// A sequence is searched for around one of its places, so that most glyphs, which no sequence has there, cost one test.
struct GlyphSequences {
    /// Where the places of a sequence start in `places`, how many they are, and around which it is searched.
    private struct Sequence {
        let start: Int
        let count: Int
        let center: Int
    }

    /// The glyphs from which each sequence is searched.
    private var centers: GlyphSet
    private var sequences: [Sequence] = []
    /// For each place of each sequence the index of its set.
    private var places: [Int] = []
    /// The sets, one behind the other, with one bit for each glyph.
    private var bits: [UInt64] = []
    private let glyphCount: Int
    private var stride: Int { glyphCount / 64 + 1 }
    /// The index of each set that was added.
    private var indexes: [GlyphSet: Int] = [:]

    init(glyphCount: Int) {
        self.glyphCount = glyphCount
        centers = GlyphSet(glyphCount: glyphCount)
    }

    /// Adds a sequence.
    ///
    /// - Parameters:
    ///   - sets: The glyphs of each place, in order. No sets for another number of glyphs than that of the font.
    ///   - center: The place around which the sequence is searched.
    mutating func add(_ sets: [GlyphSet], center: Int) {
        sequences.append(Sequence(start: places.count, count: sets.count, center: center))
        for set in sets { places.append(index(of: set)) }
        centers.formUnion(sets[center])
    }

    private mutating func index(of set: GlyphSet) -> Int {
        if let index = indexes[set] { return index }
        let index = indexes.count
        indexes[set] = index
        bits += set.bits
        return index
    }

    /// Whether a sequence occurs among the glyphs of some pairs of characters.
    func occur(in pairs: UnsafeBufferPointer<CharacterPair>) -> Bool {
        pairs.indices.contains { index in
            centers.contains(pairs[index].glyph) && occur(in: pairs, around: index)
        }
    }

    private func occur(in pairs: UnsafeBufferPointer<CharacterPair>, around index: Int) -> Bool {
        bits.withUnsafeBufferPointer { bits in
            places.withUnsafeBufferPointer { places in
                sequences.contains { sequence in
                    let first = index - sequence.center
                    guard first >= 0, first + sequence.count <= pairs.count else { return false }
                    return (0..<sequence.count).allSatisfy { place in
                        let glyph = Int(pairs[first + place].glyph)
                        // The glyphs by which Pango shows that a font lacks a character are in no table.
                        guard glyph < glyphCount else { return true }
                        return bits[places[sequence.start + place] * stride + glyph / 64] & (1 << UInt64(glyph % 64)) != 0
                    }
                }
            }
        }
    }
}
