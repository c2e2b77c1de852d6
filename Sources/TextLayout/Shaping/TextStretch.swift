/// Some bytes of a shaped text.
struct TextStretch {
    let text: ShapedText
    let range: Range<Int>

    /// Whether what is before and behind can be left out and the glyphs stay as they are: only of text put together from
    /// words.
    var isSeparate: Bool { range.isEmpty || isSeam(at: range.lowerBound) && isSeam(at: range.upperBound) }

    private func isSeam(at byte: Int) -> Bool {
        byte == 0 || byte == text.count || text.marks[byte].contains(.seam)
    }

    /// The bytes of the first character or ligature of some; nil if there are none.
    var firstCluster: Range<Int>? {
        guard !range.isEmpty else { return nil }
        var end = range.lowerBound + 1
        while end < range.upperBound, !text.marks[end].contains(.cluster) { end += 1 }
        return range.lowerBound..<end
    }

    /// The bytes of the last one.
    var lastCluster: Range<Int>? {
        guard !range.isEmpty else { return nil }
        var start = range.upperBound - 1
        while start > range.lowerBound, !text.marks[start].contains(.cluster) { start -= 1 }
        return start..<range.upperBound
    }

    /// Calls a function with the bytes.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        var text = text.text
        return try text.withUTF8 { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
}
