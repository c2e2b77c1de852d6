import CGTK

/// The glyphs that a lookup has to do with.
final class LookupGlyphs {
    let before: OpaquePointer? = hb_set_create()
    let input: OpaquePointer? = hb_set_create()
    let after: OpaquePointer? = hb_set_create()
    let output: OpaquePointer? = hb_set_create()

    init(of lookup: UInt32, in table: LayoutTable, _ face: OpaquePointer?) {
        hb_ot_layout_lookup_collect_glyphs(face, table.tag, lookup, before, input, after, output)
    }

    deinit { for set in [before, input, after, output] { hb_set_destroy(set) } }

    /// Whether some of a set come out of it.
    func makes(anyOf glyphs: OpaquePointer?) -> Bool { Self.meet(output, glyphs) }

    /// Whether some of a set go into it.
    func takes(anyOf glyphs: OpaquePointer?) -> Bool { Self.meet(input, glyphs) }

    /// Whether it looks for some of a set before or behind what it changes.
    func depends(onAnyOf glyphs: OpaquePointer?) -> Bool { Self.meet(before, glyphs) || Self.meet(after, glyphs) }

    private static func meet(_ one: OpaquePointer?, _ other: OpaquePointer?) -> Bool {
        let common: OpaquePointer? = hb_set_copy(one)
        defer { hb_set_destroy(common) }
        hb_set_intersect(common, other)
        return hb_set_is_empty(common) == 0
    }
}
