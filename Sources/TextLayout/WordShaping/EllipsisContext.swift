import CGTK

/// What an ellipsis and the text next to it do to each other in a font, told from its tables: no more than that it is
/// kerned with the characters next to it.
struct EllipsisContext {
    let glyph: hb_codepoint_t
    /// Glyphs that look further than to the one next to them and may see it, and what those become.
    private let watching: GlyphSet

    /// Nil if the font has none, or does more to it.
    ///
    /// - Parameter features: those used besides what HarfBuzz does in all scripts.
    init?(in font: OpaquePointer?, features: [hb_tag_t], script: hb_script_t) {
        let face = hb_font_get_face(font)
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, Ellipsis.scalar, &glyph) != 0, !LayoutTable.hasOtherTables(face),
            KernTable.isOfPairs(in: face)
        else { return nil }
        let watching: OpaquePointer? = hb_set_create()
        defer { hb_set_destroy(watching) }
        for table in [LayoutTable.substitutions, LayoutTable.positions]
            .map({ LayoutTable($0, of: face, features: features, script: script) })
        {
            for lookup in table.lookups {
                guard Self.watch(glyph, table, lookup, of: face, watching) else { return nil }
            }
        }
        Self.close(watching, features, script, face)
        self.glyph = glyph
        self.watching = GlyphSet(watching, glyphCount: Int(hb_face_get_glyph_count(face)))
    }

    /// How many glyphs before or behind one it may look, generously.
    static let reach = 6

    /// Whether some of these glyphs may change with an ellipsis near them, kerning aside.
    func isSeen(by glyphs: UnsafeBufferPointer<PangoGlyphInfo>) -> Bool {
        glyphs.contains { watching.contains($0.glyph) }
    }

    /// Adds what looks at the ellipsis from further away; false if the lookup does more than kerning to it.
    private static func watch(
        _ glyph: hb_codepoint_t,
        _ table: LayoutTable,
        _ lookup: UInt32,
        of face: OpaquePointer?,
        _ watching: OpaquePointer?
    ) -> Bool {
        let reach = LookupGlyphs(of: lookup, in: table, face)
        let isPosition = table.tag == LayoutTable.positions
        let isSingle = table.isOfSingleGlyphs(lookup)
        if hb_set_has(reach.input, glyph) != 0, !(isPosition && isSingle || table.kernsPairs(lookup)) { return false }
        // What skips letters sees beyond the ellipsis.
        if !isSingle, table.skipsLetters(lookup) { return false }
        if hb_set_has(reach.before, glyph) != 0 || hb_set_has(reach.after, glyph) != 0 {
            hb_set_union(watching, reach.input)
            hb_set_union(watching, reach.output)
        }
        return true
    }

    /// Adds what the glyphs of a set may become.
    private static func close(
        _ set: OpaquePointer?,
        _ features: [hb_tag_t],
        _ script: hb_script_t,
        _ face: OpaquePointer?
    ) {
        let table = LayoutTable(LayoutTable.substitutions, of: face, features: features, script: script)
        let lookups = table.lookups.map { LookupGlyphs(of: $0, in: table, face) }
        var count: UInt32
        repeat {
            count = hb_set_get_population(set)
            for lookup in lookups where lookup.takes(anyOf: set) { hb_set_union(set, lookup.output) }
        } while hb_set_get_population(set) > count
    }
}
