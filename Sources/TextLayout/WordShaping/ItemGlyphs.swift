import CPango

/// Shapes text of one style, by HarfBuzz alone where Pango adds nothing to what that does, and tells where it can be
/// broken without a change of its glyphs. Used with the lock of the font engine held.
final class ItemGlyphs {
    /// The glyphs that were shaped last.
    let string = pango_glyph_string_new()
    /// For each glyph, whether a break in front of its cluster leaves all glyphs as they are; empty if that is not
    /// known.
    private(set) var isSafe: [Bool] = []
    private let isRightToLeft: Bool
    private let font: OpaquePointer?
    private let script: hb_script_t
    private let language: OpaquePointer?
    private var features: [hb_feature_t]
    private let buffer: OpaquePointer? = hb_buffer_create()

    init(_ style: ItemStyle) {
        isRightToLeft = style.isRightToLeft
        font = pango_font_get_hb_font(style.font)
        script = style.harfBuzzScript
        features = style.features.harfBuzz
        language = hb_language_from_string(pango_language_to_string(style.language), -1)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    }

    deinit {
        pango_glyph_string_free(string)
        hb_buffer_destroy(buffer)
    }

    /// Shapes bytes of the text to which an item belongs.
    func shape(_ bytes: Range<Int>, of source: ItemSource) -> PangoGlyphString? {
        isSafe.removeAll(keepingCapacity: true)
        source.text.withMemoryRebound(to: CChar.self) { text in
            guard let base = text.baseAddress else { return }
            if !isRightToLeft, Self.isOrdinary(source.text[bytes]), shape(bytes, of: text) { return }
            pango_shape_full(
                base + bytes.lowerBound,
                Int32(bytes.count),
                base,
                Int32(text.count),
                source.analysis,
                string
            )
        }
        return string?.pointee
    }

    /// Whether text has no characters that Pango replaces or hides: controls, spaces but that of ASCII, and joiners.
    private static func isOrdinary(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.allSatisfy { byte in
            switch byte {
            case 0x20..<0x7F, 0x80..<0xC2, 0xC3..<0xCD, 0xCE..<0xE1, 0xE3..<0xEE: true
            default: false
            }
        }
    }

    /// - Returns: `false` if the font lacks a character, which Pango shows in a way of its own.
    private func shape(_ bytes: Range<Int>, of text: UnsafeBufferPointer<CChar>) -> Bool {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), UInt32(bytes.lowerBound), Int32(bytes.count))
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        hb_shape(font, buffer, &features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return false }
        pango_glyph_string_set_size(string, Int32(count))
        guard let glyphs = string?.pointee.glyphs, let clusters = string?.pointee.log_clusters else { return false }
        isSafe.reserveCapacity(Int(count))
        var last = UInt32.max
        for index in 0..<Int(count) {
            let info = infos[index]
            guard info.codepoint != 0 else {
                isSafe.removeAll(keepingCapacity: true)
                return false
            }
            glyphs[index] = PangoGlyphInfo(info, positions[index], startsCluster: info.cluster != last)
            last = info.cluster
            clusters[index] = Int32(info.cluster) - Int32(bytes.lowerBound)
            isSafe.append(info.isSafeToBreak)
        }
        return true
    }
}
