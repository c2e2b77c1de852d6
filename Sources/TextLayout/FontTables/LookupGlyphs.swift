import CPango

/// The glyphs in the rules of a lookup.
final class LookupGlyphs {
    let before: OpaquePointer? = hb_set_create()
    let input: OpaquePointer? = hb_set_create()
    let after: OpaquePointer? = hb_set_create()
    let output: OpaquePointer? = hb_set_create()

    init(of lookup: UInt32, in table: LayoutTable, _ face: OpaquePointer?) {
        hb_ot_layout_lookup_collect_glyphs(face, table.tag, lookup, before, input, after, output)
    }

    deinit { for set in [before, input, after, output] { hb_set_destroy(set) } }

    /// The glyphs that the lookup takes.
    func inputGlyphs(count: Int) -> GlyphSet { GlyphSet(input, glyphCount: count) }

    /// Whether the lookup makes any glyph of a set.
    func makes(anyOf glyphs: OpaquePointer?) -> Bool { Self.intersect(output, glyphs) }

    /// Whether the lookup takes any glyph of a set.
    func takes(anyOf glyphs: OpaquePointer?) -> Bool { Self.intersect(input, glyphs) }

    private static func intersect(_ one: OpaquePointer?, _ other: OpaquePointer?) -> Bool {
        let common: OpaquePointer? = hb_set_copy(one)
        defer { hb_set_destroy(common) }
        hb_set_intersect(common, other)
        return hb_set_is_empty(common) == 0
    }
}
