import CPango

/// The effects of an ellipsis on the text around it, as the tables of a font tell. There is a context only for a
/// font that does no more than kern the ellipsis with the glyphs next to it.
struct EllipsisContext {
    let glyph: hb_codepoint_t
    /// The glyphs that look further than to the glyph next to them and may see an ellipsis, and the glyphs that
    /// these become.
    private let watching: GlyphSet

    /// Fails if the font has no ellipsis, or does more to it.
    ///
    /// - Parameter features: The features in use besides those that HarfBuzz applies in all scripts.
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

    /// A generous limit for the number of glyphs before or behind itself on which a glyph depends.
    static let reach = 6

    /// Whether one of some glyphs may change if an ellipsis is near, apart from kerning.
    func isSeen(by glyphs: UnsafeBufferPointer<PangoGlyphInfo>) -> Bool {
        glyphs.contains { watching.contains($0.glyph) }
    }

    /// Adds the glyphs that depend on an ellipsis that is not next to them.
    ///
    /// - Returns: `false` if the lookup does more to the ellipsis than kerning.
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
        // A lookup that skips letters sees beyond the ellipsis.
        if !isSingle, table.skipsLetters(lookup) { return false }
        if hb_set_has(reach.before, glyph) != 0 || hb_set_has(reach.after, glyph) != 0 {
            hb_set_union(watching, reach.input)
            hb_set_union(watching, reach.output)
        }
        return true
    }

    /// Adds the glyphs that those of a set may become.
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
