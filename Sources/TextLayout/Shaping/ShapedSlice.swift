/// A range of a shaped text.
struct ShapedSlice {
    let text: ShapedText
    /// Bytes of the text.
    let range: Range<Int>

    /// Whether the glyphs stay the same without the text before and behind the slice. Known only of text that a
    /// `WordShaping` shaped.
    var isIndependent: Bool {
        range.isEmpty || isSafeToBreak(at: range.lowerBound) && isSafeToBreak(at: range.upperBound)
    }

    private func isSafeToBreak(at byte: Int) -> Bool {
        byte == 0 || byte == text.count || text.marks[byte].contains(.safeToBreak)
    }

    /// The bytes of the first cluster; `nil` if the slice is empty.
    var firstCluster: Range<Int>? {
        guard !range.isEmpty else { return nil }
        var end = range.lowerBound + 1
        while end < range.upperBound, !text.marks[end].contains(.cluster) { end += 1 }
        return range.lowerBound..<end
    }

    /// The bytes of the last cluster; `nil` if the slice is empty.
    var lastCluster: Range<Int>? {
        guard !range.isEmpty else { return nil }
        var start = range.upperBound - 1
        while start > range.lowerBound, !text.marks[start].contains(.cluster) { start -= 1 }
        return start..<range.upperBound
    }

    /// Calls a closure with the bytes.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        var text = text.text
        return try text.withUTF8 { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
}
