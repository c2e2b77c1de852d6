extension TextChunk {
    /// The first place from a byte on, within the margin, that is behind a space, or else the start of a scalar.
    func cut(after byte: Int, in text: String) -> Int {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: byte)
        var scalar: Int?
        for place in byte..<min(byte + ShapedChunks.margin, range.upperBound) {
            if scalar == nil, !UTF8.isContinuation(utf8[index]) { scalar = place }
            if utf8[index] == 0x20 { return place + 1 }
            index = utf8.index(after: index)
        }
        return scalar ?? range.upperBound
    }

    /// The last place up to a byte, within the margin, that is behind a space, or else the start of a scalar.
    func cut(before byte: Int, in text: String) -> Int {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: byte)
        var scalar: Int?
        for place in stride(from: byte, to: max(byte - ShapedChunks.margin, range.lowerBound), by: -1) {
            if scalar == nil, !UTF8.isContinuation(utf8[index]) { scalar = place }
            index = utf8.index(before: index)
            if utf8[index] == 0x20 { return place }
        }
        return scalar ?? range.lowerBound
    }
}
