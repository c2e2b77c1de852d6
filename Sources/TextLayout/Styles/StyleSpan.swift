/// A style and the bytes of UTF-8 to which it applies.
struct StyleSpan: Sendable {
    var range: Range<Int>
    let style: TextStyle
    let typeface: Typeface
}

extension RandomAccessCollection<StyleSpan> where Index == Int {
    /// The spans that overlap `bytes`. For an empty range, the span that contains it, or the last one before it.
    /// O(log n).
    func overlapping(_ bytes: Range<Int>) -> SubSequence {
        guard !isEmpty else { return self[startIndex..<startIndex] }
        var (low, high) = (startIndex, endIndex - 1)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle].range.upperBound > bytes.lowerBound { high = middle } else { low = middle + 1 }
        }
        var end = low + 1
        while end < endIndex, self[end].range.lowerBound < bytes.upperBound { end += 1 }
        return self[low..<end]
    }
}
