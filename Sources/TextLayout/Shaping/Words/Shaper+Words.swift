import CPango

extension Shaper {
    /// The most common case: text of one plain script in one font, put together from words that were shaped before. Otherwise
    /// does nothing and returns false.
    mutating func shapeWords(_ bytes: UnsafeBufferPointer<UInt8>, of span: StyleSpan, engine: FontEngine) -> Bool {
        guard span.style.kern == 0, let text = PlainText(bytes, breaks: engine.spaceBreaks),
            let shaper = engine.wordShaper(of: span.typeface, for: text.script),
            let words = shaper.words(bytes, text.words), let glyphs = pango_glyph_string_new()
        else { return false }
        join(words, in: glyphs)
        script = text.script
        marks[bytes.count] = [.scalar, .caret, .cluster, .character, .word]
        items.append(
            ShapedItem(
                range: 0..<bytes.count,
                level: 0,
                font: shaper.font,
                glyphs: glyphs,
                pangoItem: nil,
                neighbors: shaper.neighbors
            )
        )
        return true
    }

    /// Copies the words one behind the other.
    private mutating func join(_ words: [WordShaper.Place], in glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        pango_glyph_string_set_size(glyphs, Int32(words.reduce(0) { $0 + $1.word.header.glyphs }))
        guard var glyph = glyphs.pointee.glyphs, var cluster = glyphs.pointee.log_clusters else { return }
        advances.withUnsafeMutableBufferPointer { advances in
            marks.withUnsafeMutableBufferPointer { marks in
                guard let advance = advances.baseAddress, let mark = marks.baseAddress else { return }
                for (start, word) in words {
                    word.withParts { parts in
                        copy(parts.glyphs, to: glyph)
                        for index in parts.clusters.indices { cluster[index] = Int32(start) + parts.clusters[index] }
                        copy(parts.advances, to: advance + start)
                        copy(parts.marks, to: mark + start)
                        glyph += parts.glyphs.count
                        cluster += parts.glyphs.count
                    }
                    // What a word starts with stands for the start of a text, where no line may end.
                    if start > 0 { marks[start].insert([.word, .character]) }
                }
            }
        }
    }
}

@inline(__always)
private func copy<Element>(
    _ source: UnsafeMutableBufferPointer<Element>,
    to target: UnsafeMutablePointer<Element>
) {
    if let base = source.baseAddress { target.update(from: base, count: source.count) }
}
