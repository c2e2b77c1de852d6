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

    /// Returns parts with the glyphs that an item has if all of it is shaped at once; `nil` if that has to be done.
    func parts(_ source: ItemSource) -> [WordShaper.Place]? {
        guard isClosed(source), !source.item.contains(where: { $0 >= 0xF0 }) else { return nil }
        return characters(source) ?? words(source)
    }

    /// Whether the text before and behind an item has no influence on its glyphs. In scripts whose letters join,
    /// that is so at the ends of the text and next to ASCII.
    private func isClosed(_ source: ItemSource) -> Bool {
        if contextual != nil { return true }
        let (start, end) = (source.range.lowerBound, source.range.upperBound)
        return (start == 0 || source.text[start - 1] < 0x80) && (end == source.text.count || source.text[end] < 0x80)
    }
}
