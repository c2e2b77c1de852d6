import CGTK

/// Characters, in scripts whose words are not parted by spaces, or whose letters stand by themselves.
extension ItemShaper {
    /// Nil unless the item is all such characters and spaces.
    func characters(_ source: ItemSource) -> [WordShaper.Place]? {
        let bytes = source.item
        guard let contextual, !style.isRightToLeft, PlainCharacter.ideographLength(bytes, at: 0) == 3 else {
            return nil
        }
        var found: [WordShaper.Place] = []
        found.reserveCapacity(bytes.count / 3)
        var (start, byte) = (0, 0)
        func takeStretch() -> Bool {
            guard start < byte else { return true }
            if let word = known.find(UnsafeBufferPointer(rebasing: bytes[start..<byte])) {
                found.append((start, word))
                return true
            }
            guard let made = shape(stretch: start..<byte, of: source, contextual) else { return false }
            found += made
            return true
        }
        while byte < bytes.count {
            let length = bytes[byte] == 0x20 ? 1 : PlainCharacter.ideographLength(bytes, at: byte)
            guard length > 0 else { return nil }
            let end = byte + length
            if let word = known.find(UnsafeBufferPointer(rebasing: bytes[byte..<end])),
                !hasContextualGlyphs(word, contextual)
            {
                guard takeStretch() else { return nil }
                found.append((byte, word))
                start = end
            }
            byte = end
        }
        return takeStretch() ? found : nil
    }

    private func hasContextualGlyphs(_ word: ShapedWord, _ contextual: GlyphSet) -> Bool {
        word.withParts { parts in parts.glyphs.contains { contextual.contains($0.glyph) } }
    }

    /// Shapes a stretch of characters, parts it where that alters nothing, and keeps the parts.
    private func shape(stretch: Range<Int>, of source: ItemSource, _ contextual: GlyphSet) -> [WordShaper.Place]? {
        shape(stretch, of: source)
        guard let string = scratch?.pointee else { return nil }
        var parts: [Range<Int>] = []
        var start = stretch.lowerBound
        var wasContextual = false
        var index = 0
        while index < Int(string.num_glyphs) {
            let cluster = string.log_clusters[index]
            var isContextual = false
            while index < Int(string.num_glyphs), string.log_clusters[index] == cluster {
                isContextual = isContextual || contextual.contains(string.glyphs[index].glyph)
                index += 1
            }
            let place = stretch.lowerBound + Int(cluster)
            if place > start, !(wasContextual && isContextual) {
                parts.append(start..<place)
                start = place
            }
            wasContextual = isContextual
        }
        parts.append(start..<stretch.upperBound)
        return parted(parts, from: stretch.lowerBound, of: source)
    }
}
