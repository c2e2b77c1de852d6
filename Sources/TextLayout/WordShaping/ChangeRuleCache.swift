import CPango

/// A cache of what faces may do to plain text besides kerning. Reading it from a face takes as long as shaping a few
/// hundred words, and it is the same for all sizes. Used with the lock of the font engine held.
final class ChangeRuleCache {
    private struct Key: Hashable {
        /// Never freed: the font engine keeps the fonts.
        let face: OpaquePointer?
        let lookups: [[UInt32]]
    }

    private var known: [Key: GlyphSequences] = [:]

    /// All plain characters.
    private static let scalars = (Array(0x20..<0x530) + Array(0x1E00..<0x2300)).filter {
        PlainCharacter(of: $0).contains(.allowed)
    }

    /// The sequences of glyphs of plain characters to which a font may do more than kerning.
    ///
    /// - Parameter lookups: The lookups in use, by table.
    func sequences(of font: OpaquePointer?, _ lookups: [(table: LayoutTable, indexes: [UInt32])]) -> GlyphSequences {
        let face = hb_font_get_face(font)
        let key = Key(face: face, lookups: lookups.map(\.indexes))
        if let known = known[key] { return known }
        let glyphs = Self.scalars.compactMap { scalar in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? Int(glyph) : nil
        }
        let present = GlyphSet(glyphs, glyphCount: Int(hb_face_get_glyph_count(face)))
        let sequences = ChangeRules(of: face, amidst: present, lookups).sequences
        known[key] = sequences
        return sequences
    }
}
