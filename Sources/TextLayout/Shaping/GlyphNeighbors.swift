import CPango
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
        var replacements: [LookupGlyphs] = []
        for table in [LayoutTable.substitutions, LayoutTable.positions].map({ LayoutTable($0, of: face) }) {
            for index in table.lookups {
                let lookup = LookupGlyphs(of: index, in: table, face)
                if table.isOfSingleGlyphs(index) {
                    replacements.append(lookup)
                } else {
                    for set in [lookup.before, lookup.input, lookup.after, lookup.output] { hb_set_union(found, set) }
                }
            }
        }
        // What stands for a glyph that takes notice may have been one when it did.
        var count: UInt32
        repeat {
            count = hb_set_get_population(found)
            for lookup in replacements where lookup.takes(anyOf: found) { hb_set_union(found, lookup.output) }
        } while hb_set_get_population(found) > count
        return GlyphSet(found, glyphCount: Int(hb_face_get_glyph_count(face)))
    }
}
