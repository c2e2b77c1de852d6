import Partitioning

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
        let start = dropLast().partitioningIndex { $0.range.upperBound > bytes.lowerBound }
        var end = start + 1
        while end < endIndex, self[end].range.lowerBound < bytes.upperBound { end += 1 }
        return self[start..<end]
    }
}
