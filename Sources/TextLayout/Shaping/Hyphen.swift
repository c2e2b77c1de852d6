import CPango

/// The character at the end of a line that is broken at a soft hyphen: U+2010, or U+002D if the font lacks it.
struct Hyphen {
    let character: Character
    /// In Pango units.
    let advance: Int

    init(in font: UnsafeMutablePointer<PangoFont>) {
        let shared: OpaquePointer? = pango_font_get_hb_font(font)
        var glyph: hb_codepoint_t = 0
        let hasHyphen = hb_font_get_nominal_glyph(shared, 0x2010, &glyph) != 0
        if !hasHyphen { hb_font_get_nominal_glyph(shared, 0x2D, &glyph) }
        character = hasHyphen ? "\u{2010}" : "-"
        advance = Int(hb_font_get_glyph_h_advance(shared, glyph))
    }
}
