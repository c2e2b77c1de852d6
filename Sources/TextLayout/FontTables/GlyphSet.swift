import CPango

/// Some glyphs of a font, one bit per glyph.
struct GlyphSet: Sendable, Hashable {
    /// The bits of 64 glyphs each, from the lowest on.
    private(set) var bits: [UInt64] = []

    /// Creates the set of all glyphs.
    init() {}

    /// Creates a set of no glyph.
    init(glyphCount: Int) {
        bits = [UInt64](repeating: 0, count: glyphCount / 64 + 1)
    }

    /// Creates a set from one of HarfBuzz.
    init(_ set: OpaquePointer?, glyphCount: Int) {
        self.init(glyphCount: glyphCount)
        var glyph = hb_codepoint_t.max
        while hb_set_next(set, &glyph) != 0 { insert(Int(glyph)) }
    }

    /// Creates a set of some glyphs. Glyphs that the font doesn't have are left out.
    init(_ glyphs: some Sequence<Int>, glyphCount: Int) {
        self.init(glyphCount: glyphCount)
        for glyph in glyphs { insert(glyph) }
    }

    private mutating func insert(_ glyph: Int) {
        if glyph >> 6 < bits.count { bits[glyph >> 6] |= 1 << UInt64(glyph & 63) }
    }

    /// Whether the set contains a glyph. The glyphs by which Pango shows that a font lacks a character count as
    /// contained, because no table describes them.
    func contains(_ glyph: PangoGlyph) -> Bool {
        let word = Int(glyph >> 6)
        return word >= bits.count || bits[word] & (1 << UInt64(glyph & 63)) != 0
    }

    /// Adds the glyphs of another set of the same font.
    mutating func formUnion(_ other: GlyphSet) {
        for word in bits.indices { bits[word] |= other.bits[word] }
    }

    /// Leaves those that another set of the same font contains too.
    mutating func formIntersection(_ other: GlyphSet) {
        for word in bits.indices { bits[word] &= other.bits[word] }
    }

    /// Removes those that another set of the same font contains.
    mutating func subtract(_ other: GlyphSet) {
        for word in bits.indices { bits[word] &= ~other.bits[word] }
    }

    /// Whether two sets of the same font have no glyph in common.
    func isDisjoint(with other: GlyphSet) -> Bool {
        zip(bits, other.bits).allSatisfy { $0 & $1 == 0 }
    }
}
