import CPango

/// Text of one font, script and direction with its glyphs.
struct ShapedItem {
    /// Bytes of UTF-8 in the shaped text.
    let range: Range<Int>
    /// The level of the Unicode bidirectional algorithm; odd ones run from right to left.
    let level: Int
    /// Kept for good by the font engine.
    let font: UnsafeMutablePointer<PangoFont>
    /// Owned by the shaped text; in visual order, clusters counted from the item's start.
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// What Pango found out about the text, owned by the shaped text; nil if it was put together from words.
    let pangoItem: UnsafeMutablePointer<PangoItem>?
    /// The font's glyphs that take notice of their neighbours, kept for good by the font engine; nil if in this script all may.
    let neighbors: Unmanaged<GlyphNeighbors>?

    var isRightToLeft: Bool { level & 1 == 1 }
    var glyphCount: Int { Int(glyphs.pointee.num_glyphs) }

    /// The glyphs of the clusters that start in `bytes`.
    func glyphRange(of bytes: Range<Int>) -> Range<Int> {
        let start = bytes.lowerBound - range.lowerBound
        let end = bytes.upperBound - range.lowerBound
        if start <= 0, end >= range.count { return 0..<glyphCount }
        return isRightToLeft
            ? firstGlyph { $0 < end }..<firstGlyph { $0 < start }
            : firstGlyph { $0 >= start }..<firstGlyph { $0 >= end }
    }

    /// The first glyph whose cluster satisfies a condition that all later ones satisfy too.
    private func firstGlyph(where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, glyphCount)
        while low < high {
            let middle = (low + high) / 2
            if condition(Int(glyphs.pointee.log_clusters[middle])) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
