import CGTK

/// What a font does across spaces, told from its tables: whether a word may be shaped by itself.
struct WordBoundaries {
    /// Whether glyphs never change with what is beyond a space, but those of `touching` characters.
    let areFirm: Bool
    /// Printable ASCII that looks beyond spaces: Inter's hyphen stands higher between capitals.
    private let touching: [Bool]

    init(of font: OpaquePointer?, features: [hb_feature_t]) {
        let face = hb_font_get_face(font)
        var space: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(font, 0x20, &space)
        var areFirm = true
        let glyphs: OpaquePointer? = hb_set_create()
        defer { hb_set_destroy(glyphs) }
        for table in [Self.substitutions, Self.positions] {
            Self.forEachLookup(of: face, in: table, with: features) { lookup in
                let (before, input, after): (OpaquePointer?, OpaquePointer?, OpaquePointer?) =
                    (hb_set_create(), hb_set_create(), hb_set_create())
                defer { for set in [before, input, after] { hb_set_destroy(set) } }
                hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
                if hb_set_has(input, space) != 0 { areFirm = false }
                if hb_set_has(before, space) != 0 || hb_set_has(after, space) != 0 { hb_set_union(glyphs, input) }
            }
        }
        self.areFirm = areFirm
        touching = (0..<128).map { (character: hb_codepoint_t) in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, character, &glyph) != 0 && hb_set_has(glyphs, glyph) != 0
        }
    }

    /// Whether a word of printable ASCII may change with its neighbours, or change them.
    func touch(_ word: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
        word.contains { touching[Int($0)] }
    }

    private static let substitutions = hb_tag_t(openType: "GSUB")
    private static let positions = hb_tag_t(openType: "GPOS")

    /// What HarfBuzz does unless told otherwise.
    private static let standardFeatures = [
        "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "mark", "mkmk", "rand", "rclt",
        "rlig", "rvrn",
    ]

    private static func forEachLookup(
        of face: OpaquePointer?,
        in table: hb_tag_t,
        with features: [hb_feature_t],
        _ body: (UInt32) -> Void
    ) {
        let lookups: OpaquePointer? = hb_set_create()
        defer { hb_set_destroy(lookups) }
        let tags = standardFeatures.map(hb_tag_t.init(openType:)) + features.map(\.tag) + [0]
        hb_ot_layout_collect_lookups(face, table, nil, nil, tags, lookups)
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 { body(lookup) }
    }
}
