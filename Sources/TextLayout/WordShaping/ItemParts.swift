import CPango

/// The shaped parts of items of one style, by their text. Used with the lock of the font engine held.
final class ItemParts {
    private let isRightToLeft: Bool
    @exclusivity(unchecked) private var known = WordTable()
    /// Words of one ideograph that does not depend on its neighbors, in pages of 256.
    @exclusivity(unchecked) private var ideographs: [ShapedWord?] = []
    /// For each page of characters, one more than its index among them; 0 if there is none.
    @exclusivity(unchecked) private var pages = [Int](repeating: 0, count: 256)
    private let glyphs: ItemGlyphs

    init(_ style: ItemStyle) {
        isRightToLeft = style.isRightToLeft
        glyphs = ItemGlyphs(style)
    }

    /// The part of a text; `nil` if it was not shaped before.
    func find(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? { known.find(text) }

    /// The word of an ideograph up to U+FFFF that was added.
    @inline(__always)
    func ideograph(_ value: UInt32) -> ShapedWord? {
        let page = pages[Int(value >> 8)]
        return page == 0 ? nil : ideographs[(page - 1) << 8 | Int(value & 0xFF)]
    }

    /// Keeps the word of an ideograph for good.
    func add(_ word: ShapedWord, forIdeograph value: UInt32) {
        let page = Int(value >> 8)
        if pages[page] == 0 {
            ideographs += [ShapedWord?](repeating: nil, count: 256)
            pages[page] = ideographs.count >> 8
        }
        ideographs[(pages[page] - 1) << 8 | Int(value & 0xFF)] = word
    }

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
        let text = (source.range.lowerBound + first)..<(source.range.lowerBound + bytes.upperBound)
        guard let string = glyphs.shape(text, of: source) else { return nil }
        return keep(divide(string), of: string, from: first, source)
    }

    /// - Parameter start: The byte of the item from which clusters count.
    private func keep(
        _ parts: [Range<Int>],
        of string: PangoGlyphString,
        from start: Int,
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
                // Text without opportunities within words is seldom broken there.
                let hasBreaks = place.dropFirst().contains {
                    source.marks[$0].contains(.word) && !source.marks[$0 - 1].contains(.white)
                }
                guard hasBreaks, !glyphs.isSafe.isEmpty else { return }
                for glyph in block where glyphs.isSafe[glyph] {
                    parts.marks[start + Int(string.log_clusters[glyph]) - range.lowerBound].insert(.safeToBreak)
                }
            }
            known.insert(word, for: text)
            places.append((range.lowerBound, word))
        }
        return next == count ? places : nil
    }
}
