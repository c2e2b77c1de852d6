import CPango

extension ShapingResult {
    /// Copies the glyphs, advances and marks of words, one behind the other.
    mutating func join(_ words: [WordShaper.Place], in glyphs: UnsafeMutablePointer<PangoGlyphString>) {
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
                    // A word is kept as if it started a text, where no line may end.
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
