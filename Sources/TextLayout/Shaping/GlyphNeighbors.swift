import CGTK
import Synchronization

/// The glyphs of a font that take notice of those next to them, told from its tables: by kerning, ligatures, marks or in
/// context. Between any two others text can be parted and looks as before.
final class GlyphNeighbors: Sendable {
    private let face: UInt
    /// Found when first asked for.
    private let known: Mutex<GlyphSet?> = Mutex(nil)

    /// - Parameter face: of HarfBuzz, kept for good.
    init(of face: OpaquePointer) {
        self.face = UInt(bitPattern: face)
    }

    /// The glyphs that may take notice of their neighbours, or those of them.
    var noticing: GlyphSet {
        known.withLock { known in
            let found = known ?? Self.find(in: OpaquePointer(bitPattern: face))
            known = found
            return found
        }
    }

    private static func find(in face: OpaquePointer?) -> GlyphSet {
        guard !LayoutTable.hasOtherTables(face), !KernTable.isIn(face) else { return GlyphSet() }
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
        return GlyphSet(found, glyphCount: Int(hb_face_get_glyph_count(face)))
    }

    private static func intersect(_ one: OpaquePointer?, _ other: OpaquePointer?) -> Bool {
        let common: OpaquePointer? = hb_set_copy(one)
        defer { hb_set_destroy(common) }
        hb_set_intersect(common, other)
        return hb_set_is_empty(common) == 0
    }
}
