import CPango
import Partitioning

/// Text of one font, script and direction, with its glyphs.
struct ShapedItem {
    /// Bytes of UTF-8 in the shaped text.
    let range: Range<Int>
    /// The embedding level of the Unicode bidirectional algorithm. Odd levels run from right to left.
    let level: Int
    /// Never freed: the font engine keeps it.
    let font: UnsafeMutablePointer<PangoFont>
    /// Owned by the shaped text. In visual order; clusters count from the start of the item.
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Pango's analysis of the text, which lives at least as long as the shaped text; `nil` if the text has a script of
    /// its own.
    let analysis: UnsafeMutablePointer<PangoAnalysis>?
    /// The glyphs of the font that depend on the glyphs next to them, never freed; `nil` if in this script all may.
    let contextualGlyphs: Unmanaged<ContextualGlyphs>?

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

    /// The index of the first glyph whose cluster satisfies a condition that all later ones satisfy too.
    private func firstGlyph(where condition: (Int) -> Bool) -> Int {
        (0..<glyphCount).partitioningIndex { condition(Int(glyphs.pointee.log_clusters[$0])) }
    }
}
