import CPango

/// Shapes items of one style part by part and keeps the parts, for text that is not a `PlainText`. Used with the
/// lock of the font engine held.
///
/// Parts are words with the spaces behind them. In scripts without spaces they are characters without contextual
/// glyphs, and the ranges between these.
final class ItemShaper {
    let isRightToLeft: Bool
    /// `nil` if the glyphs of words may depend on anything beyond spaces.
    let boundaries: WordBoundaries?
    /// The contextual glyphs of the font; `nil` if in this script all may be.
    let contextual: GlyphSet?
    let parts: ItemParts

    /// Fails if no part of an item is independent of the others.
    ///
    /// - Parameter contextual: The contextual glyphs of the font; `nil` unless its tables tell everything that
    ///   happens in the script.
    init?(_ style: ItemStyle, contextual: Unmanaged<ContextualGlyphs>?) {
        let font: OpaquePointer? = pango_font_get_hb_font(style.font)
        let features = contextual == nil ? LayoutTable.complexFeatures : []
        let script = hb_script_from_iso15924_tag(g_unicode_script_to_iso15924(GUnicodeScript(style.script)))
        let boundaries = WordBoundaries(of: font, features: features, script: script)
        // In other scripts the glyph of a letter depends on more than its character, so the characters that look
        // beyond spaces are not known.
        let hasWords = boundaries.areFirm && (contextual != nil || !boundaries.lookBeyondSpaces)
        guard hasWords || contextual != nil else { return nil }
        self.boundaries = hasWords ? boundaries : nil
        isRightToLeft = style.isRightToLeft
        parts = ItemParts(isRightToLeft: style.isRightToLeft)
        self.contextual = contextual?.takeUnretainedValue().glyphs
    }

    /// Returns the glyphs that an item has if all of it is shaped at once; `nil` if that has to be done.
    func glyphs(
        _ item: UnsafeMutablePointer<PangoItem>,
        _ text: UnsafeBufferPointer<CChar>
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        text.withMemoryRebound(to: UInt8.self) { glyphs(ItemSource(item, of: $0)) }
    }

    private func glyphs(_ source: ItemSource) -> UnsafeMutablePointer<PangoGlyphString>? {
        guard isClosed(source), !source.item.contains(where: { $0 >= 0xF0 }) else { return nil }
        guard let words = characters(source) ?? words(source), let glyphs = pango_glyph_string_new() else { return nil }
        join(words, in: glyphs)
        return glyphs
    }

    /// Whether the text before and behind an item has no influence on its glyphs. In scripts whose letters join,
    /// that is so at the ends of the text and next to ASCII.
    private func isClosed(_ source: ItemSource) -> Bool {
        if contextual != nil { return true }
        let (start, end) = (source.range.lowerBound, source.range.upperBound)
        return (start == 0 || source.text[start - 1] < 0x80) && (end == source.text.count || source.text[end] < 0x80)
    }

    /// Copies the glyphs of words in visual order.
    private func join(_ words: [WordShaper.Place], in glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        pango_glyph_string_set_size(glyphs, Int32(words.reduce(0) { $0 + $1.word.header.glyphs }))
        guard var glyph = glyphs.pointee.glyphs, var cluster = glyphs.pointee.log_clusters else { return }
        for index in words.indices {
            let (start, word) = words[isRightToLeft ? words.count - 1 - index : index]
            word.withParts { parts in
                if let base = parts.glyphs.baseAddress { glyph.update(from: base, count: parts.glyphs.count) }
                for index in parts.clusters.indices { cluster[index] = Int32(start) + parts.clusters[index] }
                glyph += parts.glyphs.count
                cluster += parts.glyphs.count
            }
        }
    }
}
