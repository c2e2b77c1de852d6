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

    /// Copies the glyphs, advances and clusters of an item's parts. The other boundaries are known already.
    ///
    /// - Parameter item: The byte at which the item starts.
    mutating func join(
        _ parts: [WordShaper.Place],
        ofItemAt item: Int,
        isRightToLeft: Bool,
        in glyphs: UnsafeMutablePointer<PangoGlyphString>
    ) {
        Self.join(parts, isRightToLeft: isRightToLeft, in: glyphs)
        advances.withUnsafeMutableBufferPointer { advances in
            marks.withUnsafeMutableBufferPointer { marks in
                guard let advance = advances.baseAddress, let mark = marks.baseAddress else { return }
                for (start, word) in parts {
                    word.withParts { parts in
                        copy(parts.advances, to: advance + item + start)
                        for index in parts.marks.indices { mark[item + start + index].formUnion(parts.marks[index]) }
                    }
                    // Parts do not depend on each other.
                    if start > 0 { mark[item + start].insert(.safeToBreak) }
                }
            }
        }
    }

    /// Copies the glyphs of an item's parts in visual order.
    static func join(
        _ parts: [WordShaper.Place],
        isRightToLeft: Bool,
        in glyphs: UnsafeMutablePointer<PangoGlyphString>
    ) {
        pango_glyph_string_set_size(glyphs, Int32(parts.reduce(0) { $0 + $1.word.header.glyphs }))
        guard var glyph = glyphs.pointee.glyphs, var cluster = glyphs.pointee.log_clusters else { return }
        for index in parts.indices {
            let (start, word) = parts[isRightToLeft ? parts.count - 1 - index : index]
            word.withParts { parts in
                copy(parts.glyphs, to: glyph)
                for index in parts.clusters.indices { cluster[index] = Int32(start) + parts.clusters[index] }
                glyph += parts.glyphs.count
                cluster += parts.glyphs.count
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
