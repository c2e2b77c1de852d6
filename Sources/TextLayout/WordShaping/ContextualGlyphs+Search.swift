import CPango

extension ContextualGlyphs {
    /// Finds the contextual glyphs of a face in its tables.
    ///
    /// - Parameters:
    ///   - face: A face of HarfBuzz that is never freed.
    ///   - features: The features in use besides those that HarfBuzz applies in all scripts.
    convenience init(searching face: OpaquePointer, features: [hb_tag_t]) {
        let address = UInt(bitPattern: face)
        self.init { Self.find(in: OpaquePointer(bitPattern: address), features) }
    }

    private static func find(in face: OpaquePointer?, _ features: [hb_tag_t]) -> GlyphSet {
        guard !LayoutTable.hasOtherTables(face), !KernTable.isIn(face) else { return GlyphSet() }
        let found: OpaquePointer? = hb_set_create()
        defer { hb_set_destroy(found) }
        var replacements: [LookupGlyphs] = []
        for table in [LayoutTable.substitutions, LayoutTable.positions].map({
            LayoutTable($0, of: face, features: features)
        }) {
            for index in table.lookups {
                let lookup = LookupGlyphs(of: index, in: table, face)
                if table.isOfSingleGlyphs(index) {
                    replacements.append(lookup)
                } else {
                    for set in [lookup.before, lookup.input, lookup.after, lookup.output] { hb_set_union(found, set) }
                }
            }
        }
        // A glyph that replaces a contextual one may depend on its neighbors too, as the replaced glyph did.
        var count: UInt32
        repeat {
            count = hb_set_get_population(found)
            for lookup in replacements where lookup.takes(anyOf: found) { hb_set_union(found, lookup.output) }
        } while hb_set_get_population(found) > count
        return GlyphSet(found, glyphCount: Int(hb_face_get_glyph_count(face)))
    }
}
