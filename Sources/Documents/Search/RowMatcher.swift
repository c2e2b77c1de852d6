/// Finds rows with a match of a pattern in a buffer.
struct RowMatcher {
    /// The number of false matches after which rows are searched one by one. A false match begins in one row and ends
    /// in another, and searching for the next one can scan the same bytes again.
    private static let failureLimit = 16

    private let pattern: SearchPattern
    private let finder: MatchFinder
    /// Whether rows begin and end where lines do, so that `^` and `$` mean the same for both.
    private let rowsAreLines: Bool

    init(pattern: SearchPattern, rowsAreLines: Bool) {
        (self.pattern, self.rowsAreLines) = (pattern, rowsAreLines)
        finder = MatchFinder(pattern.expression)
    }

    /// Whether many rows can be searched at once.
    private var isFast: Bool { pattern.isLineBound && (rowsAreLines || !pattern.hasAnchors) }

    /// Returns the rank of the first or last row with a match.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - ranks: The ranks of the rows to search.
    ///   - edges: Returns the places of all rows in the bytes. It is called only if there may be a match.
    func rank(
        _ direction: SearchDirection,
        in bytes: UnsafeRawBufferPointer,
        _ ranks: Range<Int>,
        of edges: () -> RowEdges
    ) -> Int? {
        guard isFast else { return slowRank(direction, in: bytes, ranks, of: edges()) }
        var isAbandoned = false
        let first = finder.firstMatch(in: bytes, isAbandoned: &isAbandoned)
        // A row on its own has fewer ways to match than all of them.
        if isAbandoned { return slowRank(direction, in: bytes, ranks, of: edges()) }
        guard var match = first else { return nil }
        let edges = edges()
        let ranks = ranks.clamped(to: 0..<edges.count)
        var last: Int?
        var failures = 0
        var next = 0
        while true {
            // The last row that begins at the match or before it.
            next = edges.countOfRows(beginningUpTo: match.lowerBound, notLessThan: next)
            let rank = max(next - 1, ranks.lowerBound - 1)
            if ranks.contains(rank), match.lowerBound <= edges[rank].upperBound {
                if hasMatch(in: bytes, edges[rank]) {
                    if direction == .forward { return rank }
                    last = rank
                } else {
                    failures += 1
                }
            }
            guard rank + 1 < ranks.upperBound else { return last }
            if failures > Self.failureLimit {
                return slowRank(direction, in: bytes, rank + 1..<ranks.upperBound, of: edges) ?? last
            }
            let start = edges[rank + 1].lowerBound
            guard start <= bytes.count else { return last }
            let found = finder.firstMatch(in: bytes, from: start, isAbandoned: &isAbandoned)
            if isAbandoned {
                return slowRank(direction, in: bytes, rank + 1..<ranks.upperBound, of: edges) ?? last
            }
            guard let found else { return last }
            match = found
        }
    }

    /// Returns the ranks of all rows with a match, in order. Parameters are those of `rank`.
    func allRanks(
        in bytes: UnsafeRawBufferPointer,
        _ ranks: Range<Int>,
        of edges: () -> RowEdges
    ) -> [Int] {
        guard isFast else { return slowRanks(in: bytes, ranks, of: edges()) }
        var isAbandoned = false
        let first = finder.firstMatch(in: bytes, isAbandoned: &isAbandoned)
        if isAbandoned { return slowRanks(in: bytes, ranks, of: edges()) }
        guard var match = first else { return [] }
        let edges = edges()
        let ranks = ranks.clamped(to: 0..<edges.count)
        var found: [Int] = []
        var failures = 0
        var next = 0
        while true {
            // The next match is often in one of the next rows.
            next = edges.countOfRows(beginningUpTo: match.lowerBound, notLessThan: next)
            let rank = max(next - 1, ranks.lowerBound - 1)
            if ranks.contains(rank), match.lowerBound <= edges[rank].upperBound {
                // A match in a row of whole lines depends on nothing outside of the row.
                let isWithin = rowsAreLines && match.upperBound <= edges[rank].upperBound
                if isWithin || hasMatch(in: bytes, edges[rank]) {
                    found.append(rank)
                } else {
                    failures += 1
                }
            }
            guard rank + 1 < ranks.upperBound else { return found }
            if failures > Self.failureLimit {
                return found + slowRanks(in: bytes, rank + 1..<ranks.upperBound, of: edges)
            }
            let start = edges[rank + 1].lowerBound
            guard start <= bytes.count else { return found }
            let other = finder.firstMatch(in: bytes, from: start, isAbandoned: &isAbandoned)
            if isAbandoned {
                return found + slowRanks(in: bytes, rank + 1..<ranks.upperBound, of: edges)
            }
            guard let other else { return found }
            match = other
        }
    }

    private func slowRanks(
        in bytes: UnsafeRawBufferPointer,
        _ ranks: Range<Int>,
        of edges: RowEdges
    ) -> [Int] {
        ranks.clamped(to: 0..<edges.count).filter { hasMatch(in: bytes, edges[$0]) }
    }

    private func slowRank(
        _ direction: SearchDirection,
        in bytes: UnsafeRawBufferPointer,
        _ ranks: Range<Int>,
        of edges: RowEdges
    ) -> Int? {
        let ranks = ranks.clamped(to: 0..<edges.count)
        let isMatch = { (rank: Int) in hasMatch(in: bytes, edges[rank]) }
        return direction == .forward ? ranks.first(where: isMatch) : ranks.last(where: isMatch)
    }

    /// Returns whether a line of a row has a match.
    private func hasMatch(in bytes: UnsafeRawBufferPointer, _ row: Range<Int>) -> Bool {
        hasMatch(in: UnsafeRawBufferPointer(rebasing: bytes[row.clamped(to: 0..<bytes.count)]))
    }

    /// Returns whether a line of the bytes has a match.
    ///
    /// - Parameters:
    ///   - beginsLine: Whether the first line begins where the bytes do.
    ///   - endsLine: Whether the last line ends where the bytes do.
    func hasMatch(in bytes: UnsafeRawBufferPointer, beginsLine: Bool = true, endsLine: Bool = true) -> Bool {
        var isFound = false
        Lines.forEach(in: bytes) { line in
            let range = finder.firstMatch(
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
