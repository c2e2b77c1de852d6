import CGTK

extension Shaper {
    /// The most common case: text of one plain script in one font, put together from words that were shaped before. Otherwise
    /// does nothing and returns false.
    mutating func shapeWords(_ bytes: UnsafeBufferPointer<UInt8>, of span: StyleSpan, engine: FontEngine) -> Bool {
        guard span.style.kern == 0, let text = PlainText(bytes),
            let font = engine.plainFont(of: span.typeface, for: text.script)
        else { return false }
        let shaper = engine.wordShaper(
            .init(font: font, hasMonospacedDigits: span.style.font.hasMonospacedDigits, script: text.script),
            of: span.typeface
        )
        guard let words = shaper.words(bytes, text.words), let glyphs = pango_glyph_string_new() else { return false }
        join(words, in: glyphs)
        for range in text.words.dropFirst() { marks[range.lowerBound].insert([.word, .character]) }
        marks[bytes.count] = [.scalar, .caret, .cluster, .character, .word]
        let item = ShapedItem(
            range: 0..<bytes.count,
            level: 0,
            font: font,
            glyphs: glyphs,
            pangoItem: nil,
            neighbors: engine.neighbors(in: font)
        )
        _ = measure(item)
        items.append(item)
        return true
    }

    private mutating func join(
        _ words: [(start: Int, word: ShapedWord)],
        in glyphs: UnsafeMutablePointer<PangoGlyphString>
    ) {
        let count = words.reduce(0) { $0 + $1.word.glyphs.count }
        pango_glyph_string_set_size(glyphs, Int32(count))
        var index = 0
        for (start, word) in words {
            for (offset, mark) in word.marks.enumerated() { marks[start + offset] = mark }
            var cluster: Int32 = -1
            for glyph in word.glyphs {
                var info = PangoGlyphInfo()
                info.glyph = glyph.id
                info.geometry = PangoGlyphGeometry(
                    width: glyph.advance,
                    x_offset: glyph.xOffset,
                    y_offset: glyph.yOffset
                )
                info.attr.is_cluster_start = glyph.cluster == cluster ? 0 : 1
                cluster = glyph.cluster
                glyphs.pointee.glyphs[index] = info
                glyphs.pointee.log_clusters[index] = Int32(start) + glyph.cluster
                index += 1
            }
        }
    }
}
