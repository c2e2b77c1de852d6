import CPango

/// The shaped parts of items of one style, by their text. Used with the lock of the font engine held.
final class ItemParts {
    private let isRightToLeft: Bool
    private var known = WordTable()
    private let scratch = pango_glyph_string_new()
    private let safeBreaks: SafeBreaks?

    init(_ style: ItemStyle) {
        isRightToLeft = style.isRightToLeft
        safeBreaks = SafeBreaks(style)
    }

    deinit { pango_glyph_string_free(scratch) }

    /// The part of a text; `nil` if it was not shaped before.
    func find(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? { known.find(text) }

    /// Shapes bytes of an item at once, divides the glyphs into parts, and keeps these.
    ///
    /// - Parameters:
    ///   - isBehindSpace: Whether the glyphs may depend on the space in front of the bytes.
    ///   - divide: Returns the parts, in order and without gaps, from the glyphs of the bytes.
    /// - Returns: `nil` if glyphs belong to two parts.
    func shape(
        _ bytes: Range<Int>,
        of source: ItemSource,
        isBehindSpace: Bool = false,
        divide: (PangoGlyphString) -> [Range<Int>]
    ) -> [WordShaper.Place]? {
        let first = isBehindSpace ? bytes.lowerBound - 1 : bytes.lowerBound
        source.text.withMemoryRebound(to: CChar.self) { text in
            guard let base = text.baseAddress else { return }
            let start = base + source.range.lowerBound + first
            pango_shape_full(start, Int32(bytes.upperBound - first), base, Int32(text.count), source.analysis, scratch)
        }
        guard let string = scratch?.pointee else { return nil }
        let text = (source.range.lowerBound + first)..<(source.range.lowerBound + bytes.upperBound)
        // Behind white space breaks count as safe.
        let hasBreaks = source.marks[text].dropFirst().contains { $0.contains(.word) }
        let isSafe = hasBreaks ? safeBreaks?.find(text, of: source.text, as: string) : nil
        return keep(divide(string), of: string, from: first, isSafe, source)
    }

    /// - Parameters:
    ///   - start: The byte of the item from which clusters count.
    ///   - isSafe: For each glyph, whether a line may break in front of its cluster without a change of glyphs.
    private func keep(
        _ parts: [Range<Int>],
        of string: PangoGlyphString,
        from start: Int,
        _ isSafe: [Bool]?,
        _ source: ItemSource
    ) -> [WordShaper.Place]? {
        let count = Int(string.num_glyphs)
        var places: [WordShaper.Place] = []
        var next = 0
        func glyph(_ index: Int) -> Int { isRightToLeft ? count - 1 - index : index }
        // Those of the space in front.
        while next < count, let bytes = parts.first, start + Int(string.log_clusters[glyph(next)]) < bytes.lowerBound {
            next += 1
        }
        for range in parts {
            let first = next
            while next < count, start + Int(string.log_clusters[glyph(next)]) < range.upperBound { next += 1 }
            guard next > first, start + Int(string.log_clusters[glyph(first)]) == range.lowerBound else { return nil }
            let block = isRightToLeft ? (count - next)..<(count - first) : first..<next
            let text = UnsafeBufferPointer(rebasing: source.item[range])
            let place = (source.range.lowerBound + range.lowerBound)..<(source.range.lowerBound + range.upperBound)
            let word = ShapedWord.make(
                text,
                marks: source.marks[place],
                glyphs: block.map { string.glyphs[$0] },
                clusters: block.map { string.log_clusters[$0] - Int32(range.lowerBound - start) },
                isRightToLeft: isRightToLeft
            )
            // The other boundaries depend on the text around the item.
            word.withParts { parts in
                for index in parts.marks.indices { parts.marks[index].formIntersection(.cluster) }
                guard let isSafe else { return }
                for glyph in block where isSafe[glyph] {
                    parts.marks[start + Int(string.log_clusters[glyph]) - range.lowerBound].insert(.safeToBreak)
                }
            }
            known.insert(word, for: text)
            places.append((range.lowerBound, word))
        }
        return next == count ? places : nil
    }
}
