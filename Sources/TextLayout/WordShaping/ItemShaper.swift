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
    /// The parts at the start of an item, if a space in front of them makes a difference; else the same.
    let firstParts: ItemParts

    /// - Parameter contextual: The contextual glyphs of the font; `nil` unless its tables tell everything that
    ///   happens in the script.
    init(_ style: ItemStyle, contextual: Unmanaged<ContextualGlyphs>?) {
        let font: OpaquePointer? = pango_font_get_hb_font(style.font)
        let features = (contextual == nil ? LayoutTable.complexFeatures : []) + style.features.tags
        let boundaries = WordBoundaries(of: font, features: features, script: style.harfBuzzScript)
        // In other scripts the glyph of a letter depends on more than its character, so the characters that look
        // beyond spaces are not known.
        let hasWords = boundaries.areFirm && (contextual != nil || !boundaries.lookBeyondSpaces)
        self.boundaries = hasWords ? boundaries : nil
        isRightToLeft = style.isRightToLeft
        parts = ItemParts(style)
        firstParts = hasWords && boundaries.seeSpaces ? ItemParts(style) : parts
        self.contextual = contextual?.takeUnretainedValue().glyphs
    }

    /// Returns parts with the glyphs that an item has if all of it is shaped at once; `nil` if that has to be done.
    func parts(_ source: ItemSource) -> [WordShaper.Place]? {
        guard isClosed(source), !source.item.contains(where: { $0 >= 0xF0 }) else { return nil }
        return characters(source) ?? words(source) ?? whole(source)
    }

    /// Returns an item that is short enough to be kept as a whole.
    private func whole(_ source: ItemSource) -> [WordShaper.Place]? {
        let bytes = source.item
        guard bytes.count <= WordTable.maximumLength else { return nil }
        if let known = firstParts.find(bytes) { return [(0, known)] }
        // HarfBuzz shows a dotted circle below a mark at the start of the text only.
        guard startsCluster(bytes, at: 0) else { return nil }
        return firstParts.shape(bytes.indices, of: source) { _ in [bytes.indices] }
    }

    /// Whether the text before and behind an item has no influence on its glyphs. In scripts whose letters join,
    /// that is so at the ends of the text, and where either side does not join.
    private func isClosed(_ source: ItemSource) -> Bool {
        if contextual != nil { return true }
        let (text, start, end) = (source.text, source.range.lowerBound, source.range.upperBound)
        return isClosed(text, at: start) && isClosed(text, at: end)
    }

    private func isClosed(_ text: UnsafeBufferPointer<UInt8>, at byte: Int) -> Bool {
        guard byte > 0, byte < text.count else { return true }
        var start = byte - 1
        while start > 0, UTF8.isContinuation(text[start]) { start -= 1 }
        return [start, byte].contains { place in
            PlainText.scalar(text, at: place).map { Self.isUnjoined($0.scalar) } ?? false
        }
    }

    /// Whether a character joins with no other, as Latin letters, punctuation and ideographs don't.
    private static func isUnjoined(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAD: false
        case 0..<0x300, 0x2010...0x2027, 0x2030...0x205E, 0x27E6...0x27EF, 0x3001...0x3029, 0x3041...0x3096,
            0x30A1...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
            true
        default: false
        }
    }
}
