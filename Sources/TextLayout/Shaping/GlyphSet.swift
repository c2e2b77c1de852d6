import CPango

/// Some glyphs of a font, one bit per glyph.
struct GlyphSet: Sendable {
    private var bits: [UInt64] = []

    /// Creates the set of all glyphs.
    init() {}

    /// Creates a set from one of HarfBuzz.
    init(_ set: OpaquePointer?, glyphCount: Int) {
        bits = [UInt64](repeating: 0, count: glyphCount / 64 + 1)
        var glyph = hb_codepoint_t.max
        while hb_set_next(set, &glyph) != 0 {
            let word = Int(glyph >> 6)
            if word < bits.count { bits[word] |= 1 << UInt64(glyph & 63) }
        }
    }

    /// Whether the set contains a glyph. The glyphs by which Pango shows that a font lacks a character count as
    /// contained, because no table describes them.
    func contains(_ glyph: PangoGlyph) -> Bool {
        let word = Int(glyph >> 6)
        return word >= bits.count || bits[word] & (1 << UInt64(glyph & 63)) != 0
    }
}
