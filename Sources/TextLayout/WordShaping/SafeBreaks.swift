import CPango

/// Asks HarfBuzz where text of one style can be broken without a change of its glyphs. Used with the lock of the font
/// engine held.
final class SafeBreaks {
    private let font: OpaquePointer?
    private let script: hb_script_t
    private let language: OpaquePointer?
    private let buffer: OpaquePointer? = hb_buffer_create()

    /// Fails for text from right to left, which is broken at spaces only.
    init?(_ style: ItemStyle) {
        guard !style.isRightToLeft else { return nil }
        font = pango_font_get_hb_font(style.font)
        script = style.harfBuzzScript
        language = hb_language_from_string(pango_language_to_string(style.language), -1)
        // As in Pango, so that the glyphs can be compared.
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Returns, for each glyph that Pango made of some bytes, whether a break in front of its cluster leaves all glyphs
    /// as they are; `nil` if HarfBuzz makes other glyphs of them.
    func find(_ bytes: Range<Int>, of text: UnsafeBufferPointer<UInt8>, as string: PangoGlyphString) -> [Bool]? {
        hb_buffer_clear_contents(buffer)
        text.withMemoryRebound(to: CChar.self) { text in
            hb_buffer_add_utf8(
                buffer,
                text.baseAddress,
                Int32(text.count),
                UInt32(bytes.lowerBound),
                Int32(bytes.count)
            )
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == UInt32(string.num_glyphs) else {
            return nil
        }
        var found: [Bool] = []
        found.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            let info = infos[index]
            guard info.codepoint == string.glyphs[index].glyph,
                Int(info.cluster) == bytes.lowerBound + Int(string.log_clusters[index])
            else { return nil }
            found.append(info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
        }
        return found
    }
}
