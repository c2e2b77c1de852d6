import CPango

extension ItemShaper {
    /// Returns the parts of an item of ideographs, kana, syllables of Hangul and spaces; `nil` for any other item.
    func characters(_ source: ItemSource) -> [WordShaper.Place]? {
        let bytes = source.item
        guard let contextual, !isRightToLeft, PlainCharacter.ideographLength(bytes, at: 0) == 3 else {
            return nil
        }
        var found: [WordShaper.Place] = []
        found.reserveCapacity(bytes.count / 3)
        var (start, byte) = (0, 0)
        func takeUnknown() -> Bool {
            guard start < byte else { return true }
            if let word = parts.find(UnsafeBufferPointer(rebasing: bytes[start..<byte])) {
                found.append((start, word))
                return true
            }
            guard let made = shape(start..<byte, of: source, contextual) else { return false }
            found += made
            return true
        }
        while byte < bytes.count {
            let length = bytes[byte] == 0x20 ? 1 : PlainCharacter.ideographLength(bytes, at: byte)
            guard length > 0 else { return nil }
            let end = byte + length
            let value = length == 3 ? PlainText.scalar(bytes, at: byte)?.scalar ?? 0 : 0x20
            if let word = parts.ideograph(value) {
                guard takeUnknown() else { return nil }
                found.append((byte, word))
                start = end
            } else if let word = parts.find(UnsafeBufferPointer(rebasing: bytes[byte..<end])),
                !hasContextualGlyphs(word, contextual)
            {
                guard takeUnknown() else { return nil }
                found.append((byte, word))
                start = end
                parts.add(word, forIdeograph: value)
            }
            byte = end
        }
        return takeUnknown() ? found : nil
    }

    private func hasContextualGlyphs(_ word: ShapedWord, _ contextual: GlyphSet) -> Bool {
        word.withParts { parts in parts.glyphs.contains { contextual.contains($0.glyph) } }
    }

    /// Shapes characters and divides them where no two contextual glyphs meet.
    private func shape(_ bytes: Range<Int>, of source: ItemSource, _ contextual: GlyphSet) -> [WordShaper.Place]? {
        parts.shape(bytes, of: source) { Self.divide(bytes, of: $0, contextual) }
    }

    private static func divide(_ bytes: Range<Int>, of string: PangoGlyphString, _ contextual: GlyphSet) -> [Range<Int>]
    {
        var parts: [Range<Int>] = []
        var start = bytes.lowerBound
        var wasContextual = false
        var index = 0
        while index < Int(string.num_glyphs) {
            let cluster = string.log_clusters[index]
            var isContextual = false
            while index < Int(string.num_glyphs), string.log_clusters[index] == cluster {
                isContextual = isContextual || contextual.contains(string.glyphs[index].glyph)
                index += 1
            }
            let place = bytes.lowerBound + Int(cluster)
            if place > start, !(wasContextual && isContextual) {
                parts.append(start..<place)
                start = place
            }
            wasContextual = isContextual
        }
        return parts + [start..<bytes.upperBound]
    }
}
