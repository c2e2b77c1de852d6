extension ItemShaper {
    /// Returns the words of an item; `nil` if their glyphs depend on each other.
    func words(_ source: ItemSource) -> [WordShaper.Place]? {
        guard let boundaries else { return nil }
        var found: [WordShaper.Place] = []
        /// Words that follow each other and are not known.
        var missing: [Range<Int>] = []
        func shapeMissing() -> Bool {
            guard !missing.isEmpty else { return true }
            guard let made = shape(missing, of: source) else { return false }
            found += made
            missing.removeAll(keepingCapacity: true)
            return true
        }
        for range in boundaries.joined(Self.words(in: source.item), in: source.item) {
            let known = range.lowerBound == 0 ? firstParts : parts
            if let word = known.find(UnsafeBufferPointer(rebasing: source.item[range])) {
                guard shapeMissing() else { return nil }
                found.append((range.lowerBound, word))
            } else {
                guard startsCluster(source.item, at: range.lowerBound) else { return nil }
                missing.append(range)
            }
        }
        return shapeMissing() ? found : nil
    }

    /// The ranges of words with the spaces behind them.
    private static func words(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        words.reserveCapacity(bytes.count / 8 + 1)
        var start = 0
        for byte in bytes.indices.dropFirst() where bytes[byte - 1] == 0x20 && bytes[byte] != 0x20 {
            words.append(start..<byte)
            start = byte
        }
        words.append(start..<bytes.count)
        return words
    }

    /// Whether the character at a byte is known not to join with the previous character.
    func startsCluster(_ bytes: UnsafeBufferPointer<UInt8>, at byte: Int) -> Bool {
        guard let (value, _) = PlainText.scalar(bytes, at: byte), let scalar = Unicode.Scalar(value) else {
            return false
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format, .modifierLetter, .modifierSymbol, .control,
            .unassigned, .privateUse, .surrogate:
            return false
        default: return true
        }
    }

    /// Shapes words that follow each other.
    private func shape(_ words: [Range<Int>], of source: ItemSource) -> [WordShaper.Place]? {
        guard let first = words.first, let last = words.last else { return [] }
        guard boundaries?.seeSpaces == true else {
            return parts.shape(first.lowerBound..<last.upperBound, of: source) { _ in words }
        }
        if first.lowerBound == 0 {
            guard let made = firstParts.shape(first, of: source, divide: { _ in [first] }),
                let others = shape(Array(words.dropFirst()), of: source)
            else { return nil }
            return made + others
        }
        return parts.shape(first.lowerBound..<last.upperBound, of: source, isBehindSpace: true) { _ in words }
    }
}
