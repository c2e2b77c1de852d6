/// How much of a paragraph is shaped.
///
/// Of a chunk above 64 KB only the start is, when a limit on lines and width says that no more can be seen, and the end,
/// when it is shown behind an ellipsis. The part that is shaped ends 2 KB behind what is shown, in a space if there is one.
/// The result is that of the whole text, except where brackets or directional isolates opened in what is shown are closed
/// beyond these 2 KB, or where nothing but characters without a direction follow for as long.
extension Paragraph {
    /// Bytes of a chunk that is always shaped as a whole.
    private static let wholeSize = 1 << 16
    /// Bytes at the cut that are shaped but not shown.
    static let margin = 1 << 11
    /// Bytes that are shaped first of a chunk that is not shaped as a whole.
    static let firstReach = 1 << 14

    /// Bytes that have been shaped and are kept.
    var shapedByteCount: Int {
        shaped.withLock { shaped in
            (shaped.heads.values.map(\.count) + shaped.tails.values.map(\.count)).reduce(0, +)
                + (shapedFirst.value?.count ?? 0)
        }
    }

    /// A chunk's text with its glyphs, all of it or the start.
    ///
    /// - Parameter reach: how many bytes are wanted at least; a chunk that is not large comes as a whole.
    func shapedText(ofChunk index: Int, reach: Int = .max) -> ShapedText {
        if index == 0, let known = shapedFirst.value { return known }
        let chunk = chunks[index]
        let isWhole = chunk.range.count <= max(Self.wholeSize, reach)
        let wanted = isWhole ? chunk.range.count : reach
        return shaped.withLock { shaped in
            if index == 0, let known = shapedFirst.value { return known }
            if let known = shaped.heads[index], known.count >= wanted { return known }
            if chunk.range.isEmpty { return emptyText(ofChunk: chunk, &shaped) }
            let end = isWhole ? chunk.range.upperBound : cut(after: chunk.range.lowerBound + reach, chunk)
            let made = shape(chunk.range.lowerBound..<end, of: chunk)
            if index == 0, isWhole {
                shaped.heads[0] = nil
                return shapedFirst.set(made)
            }
            shaped.heads[index] = made
            return made
        }
    }

    /// The end of a chunk's text with its glyphs; all of it if it is not large, or shaped already.
    ///
    /// - Parameter reach: how many bytes are wanted at least.
    func shapedTail(ofChunk index: Int, reach: Int) -> ShapedText {
        let chunk = chunks[index]
        guard chunk.range.count > max(Self.wholeSize, reach) else { return shapedText(ofChunk: index) }
        return shaped.withLock { shaped in
            if index == 0, let known = shapedFirst.value { return known }
            if let known = shaped.heads[index], known.count == chunk.range.count { return known }
            if let known = shaped.tails[index], known.count >= reach { return known }
            let start = cut(before: chunk.range.upperBound - reach, chunk)
            let made = shape(start..<chunk.range.upperBound, of: chunk)
            shaped.tails[index] = made
            return made
        }
    }

    private func shape(_ bytes: Range<Int>, of chunk: TextChunk) -> ShapedText {
        let isAll = bytes.count == text.utf8.count
        return ShapedText(
            isAll ? text : substring(bytes),
            spans: isAll ? spans : spans(in: bytes),
            isRightToLeft: chunk.isRightToLeft,
            rules: style.breakRules,
            words: wordShaping
        )
    }

    private func emptyText(ofChunk chunk: TextChunk, _ shaped: inout ShapedChunks) -> ShapedText {
        let key = ShapedChunks.EmptyKey(
            span: spans.overlapping(chunk.range).startIndex,
            isRightToLeft: chunk.isRightToLeft
        )
        if let known = shaped.empty[key] { return known }
        let made = shape(chunk.range, of: chunk)
        shaped.empty[key] = made
        return made
    }

    /// The first place from a byte on, within the margin, that is behind a space, or else the start of a scalar.
    private func cut(after byte: Int, _ chunk: TextChunk) -> Int {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: byte)
        var scalar: Int?
        for place in byte..<min(byte + Self.margin, chunk.range.upperBound) {
            if scalar == nil, !UTF8.isContinuation(utf8[index]) { scalar = place }
            if utf8[index] == 0x20 { return place + 1 }
            index = utf8.index(after: index)
        }
        return scalar ?? chunk.range.upperBound
    }

    /// The last place up to a byte, within the margin, that is behind a space, or else the start of a scalar.
    private func cut(before byte: Int, _ chunk: TextChunk) -> Int {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: byte)
        var scalar: Int?
        for place in stride(from: byte, to: max(byte - Self.margin, chunk.range.lowerBound), by: -1) {
            if scalar == nil, !UTF8.isContinuation(utf8[index]) { scalar = place }
            index = utf8.index(before: index)
            if utf8[index] == 0x20 { return place }
        }
        return scalar ?? chunk.range.lowerBound
    }
}
