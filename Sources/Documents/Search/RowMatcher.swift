/// Finds the rows among some bytes that a pattern is in.
struct RowMatcher {
    /// After this many matches that turn out to be none, since they begin in one row and end in another, each row is
    /// looked at on its own: the same bytes would be gone through again and again.
    private static let failureLimit = 16

    let pattern: SearchPattern
    /// Whether a row begins and ends where a line does, as far as `^` and `$` are concerned.
    let rowsAreLines: Bool

    /// Whether many rows can be searched at once.
    private var isFast: Bool { pattern.isLineBound && (rowsAreLines || !pattern.hasAnchors) }

    /// The first or last of some rows that has a match.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, from `offset` on.
    ///   - spans: gives the places of the rows in it, in order; called only if there may be a match.
    ///   - ranks: which of the spans count.
    func rank(
        _ direction: SearchDirection,
        in bytes: UnsafeRawBufferPointer,
        at offset: Int,
        _ ranks: Range<Int>,
        of spans: () -> [RowSpan]
    ) -> Int? {
        guard isFast else { return slowRank(direction, in: bytes, at: offset, ranks, of: spans()) }
        guard var match = pattern.expression.firstMatch(in: bytes) else { return nil }
        let spans = spans()
        let ranks = ranks.clamped(to: spans.indices)
        var last: Int?
        var failures = 0
        while true {
            let begin = offset + match.lowerBound
            // The last row that begins at the match or before it.
            let rank = max(spans.partitionPoint { $0.range.lowerBound > begin } - 1, ranks.lowerBound - 1)
            if ranks.contains(rank), begin <= spans[rank].range.upperBound {
                if hasMatch(in: bytes, at: offset, spans[rank]) {
                    if direction == .forward { return rank }
                    last = rank
                } else {
                    failures += 1
                }
            }
            guard rank + 1 < ranks.upperBound else { return last }
            if failures > Self.failureLimit {
                return slowRank(direction, in: bytes, at: offset, rank + 1..<ranks.upperBound, of: spans) ?? last
            }
            let next = spans[rank + 1].range.lowerBound - offset
            guard next <= bytes.count, let found = pattern.expression.firstMatch(in: bytes, from: next) else {
                return last
            }
            match = found
        }
    }

    private func slowRank(
        _ direction: SearchDirection,
        in bytes: UnsafeRawBufferPointer,
        at offset: Int,
        _ ranks: Range<Int>,
        of spans: [RowSpan]
    ) -> Int? {
        let ranks = ranks.clamped(to: spans.indices)
        let isMatch = { (rank: Int) in hasMatch(in: bytes, at: offset, spans[rank]) }
        return direction == .forward ? ranks.first(where: isMatch) : ranks.last(where: isMatch)
    }

    /// Whether a line of the row has a match.
    private func hasMatch(in bytes: UnsafeRawBufferPointer, at offset: Int, _ span: RowSpan) -> Bool {
        let part = (span.range.lowerBound - offset)..<(span.range.upperBound - offset)
        let place = part.clamped(to: 0..<bytes.count)
        return hasMatch(in: UnsafeRawBufferPointer(rebasing: bytes[place]))
    }

    /// Whether a line of some bytes has a match.
    ///
    /// - Parameters:
    ///   - beginsLine: whether the first line begins where the bytes do.
    ///   - endsLine: whether the last line ends where the bytes do.
    func hasMatch(in bytes: UnsafeRawBufferPointer, beginsLine: Bool = true, endsLine: Bool = true) -> Bool {
        var isFound = false
        Lines.forEach(in: bytes) { line in
            let range = pattern.expression.firstMatch(
                in: UnsafeRawBufferPointer(rebasing: bytes[line]),
                beginsLine: beginsLine || line.lowerBound > 0,
                endsLine: endsLine || line.upperBound < bytes.count
            )
            isFound = range != nil
            return !isFound
        }
        return isFound
    }
}

extension [RowSpan] {
    /// The first index whose element `belongs`, which none before and all after it must do.
    fileprivate func partitionPoint(where belongs: (RowSpan) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
