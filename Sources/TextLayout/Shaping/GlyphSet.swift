import CPango

/// Some glyphs of a font, a bit for each.
struct GlyphSet: Sendable {
    private var bits: [UInt64] = []

    /// All glyphs.
    init() {}

    init(_ set: OpaquePointer?, glyphCount: Int) {
        bits = [UInt64](repeating: 0, count: glyphCount / 64 + 1)
        var glyph = hb_codepoint_t.max
        while hb_set_next(set, &glyph) != 0 {
            let word = Int(glyph >> 6)
            if word < bits.count { bits[word] |= 1 << UInt64(glyph & 63) }
        }
    }

    /// Pango's own glyphs for characters that no font has, which are in no table, count as contained.
    func contains(_ glyph: PangoGlyph) -> Bool {
        let word = Int(glyph >> 6)
        return word >= bits.count || bits[word] & (1 << UInt64(glyph & 63)) != 0
    }
}
