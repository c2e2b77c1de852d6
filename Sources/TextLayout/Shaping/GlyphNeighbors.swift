import CGTK
import Synchronization

/// The glyphs of a font that take notice of those next to them, told from its tables: by kerning, ligatures, marks or in
/// context. Between any two others text can be parted and looks as before.
final class GlyphNeighbors: Sendable {
    private let face: UInt
    /// A bit for each glyph, found when first asked for.
    private let noticing: Mutex<[UInt64]?> = Mutex(nil)

    /// - Parameter face: of HarfBuzz, kept for good.
    init(of face: OpaquePointer) {
        self.face = UInt(bitPattern: face)
    }

    /// Whether a glyph may take notice of its neighbours, or they of it.
    func areNoticed(by glyph: PangoGlyph) -> Bool {
        noticing.withLock { known in
            let bits = known ?? Self.find(in: OpaquePointer(bitPattern: face))
            if known == nil { known = bits }
            let word = Int(glyph >> 6)
            // Pango's own glyphs for characters that no font has are not in the table.
            return word >= bits.count || bits[word] & (1 << UInt64(glyph & 63)) != 0
        }
    }

    private static func find(in face: OpaquePointer?) -> [UInt64] {
        let hasOtherTables = ["morx", "mort", "kerx", "kern"].contains { name in
            let table: OpaquePointer? = hb_face_reference_table(face, hb_tag_t(openType: name))
            defer { hb_blob_destroy(table) }
            return hb_blob_get_length(table) > 0
        }
        guard !hasOtherTables else { return [] }
        let found: OpaquePointer? = hb_set_create()
        defer { hb_set_destroy(found) }
        var replacements: [(input: OpaquePointer?, output: OpaquePointer?)] = []
        defer { for replacement in replacements { [replacement.input, replacement.output].forEach(hb_set_destroy) } }
        for table in [LayoutTable.substitutions, LayoutTable.positions].map({ LayoutTable($0, of: face) }) {
            for lookup in table.lookups {
                let (input, output): (OpaquePointer?, OpaquePointer?) = (hb_set_create(), hb_set_create())
                hb_ot_layout_lookup_collect_glyphs(face, table.tag, lookup, input, input, input, output)
                if table.isOfSingleGlyphs(lookup) {
                    replacements.append((input, output))
                } else {
                    hb_set_union(found, input)
                    hb_set_union(found, output)
                    hb_set_destroy(input)
                    hb_set_destroy(output)
                }
            }
        }
        // What stands for a glyph that takes notice may have been one when it did.
        var count: UInt32
        repeat {
            count = hb_set_get_population(found)
            for (input, output) in replacements where intersect(found, input) { hb_set_union(found, output) }
        } while hb_set_get_population(found) > count
        var bits = [UInt64](repeating: 0, count: Int(hb_face_get_glyph_count(face)) / 64 + 1)
        var glyph = hb_codepoint_t.max
        while hb_set_next(found, &glyph) != 0 {
            let word = Int(glyph >> 6)
            if word < bits.count { bits[word] |= 1 << UInt64(glyph & 63) }
        }
        return bits
    }

    private static func intersect(_ one: OpaquePointer?, _ other: OpaquePointer?) -> Bool {
        let common: OpaquePointer? = hb_set_copy(one)
        defer { hb_set_destroy(common) }
        hb_set_intersect(common, other)
        return hb_set_is_empty(common) == 0
    }
}
