/// Finds rows with a match of a pattern in a buffer.
struct RowMatcher {
    /// The number of false matches after which rows are searched one by one. A false match begins in one row and ends
    /// in another, and searching for the next one can scan the same bytes again.
    private static let failureLimit = 16

    private let pattern: SearchPattern
    private let finder: MatchFinder
    /// Whether rows begin and end where lines do, so that `^` and `$` mean the same for both.
    private let rowsAreLines: Bool
    /// The ranks of the rows that are not searched, because a limit was met in them before a match was found.
    private(set) var unsearched: [Int] = []

    init(pattern: SearchPattern, rowsAreLines: Bool, budget: MatchBudget) {
        (self.pattern, self.rowsAreLines) = (pattern, rowsAreLines)
        finder = MatchFinder(pattern.expression, budget)
    }

    /// Whether many rows can be searched at once.
    private var isFast: Bool { pattern.isLineBound && (rowsAreLines || !pattern.hasAnchors) }

    /// Returns the rank of the first or last row with a match.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - ranks: The ranks of the rows to search.
    ///   - edges: Returns the places of all rows in the bytes. It is called only if there may be a match.
    mutating func rank(
        _ direction: SearchDirection,
        in bytes: UnsafeRawBufferPointer,
        _ ranks: Range<Int>,
        of edges: () -> RowEdges
    ) -> Int? {
        guard isFast else { return slowRank(direction, in: bytes, ranks, of: edges()) }
        let lines = MatchFinder.Subject(bytes: bytes)
        var match: Range<Int>
        switch finder.firstMatch(inLines: lines) {
        case .found(let first): match = first
        case .none: return nil
        case .abandoned: return slowRank(direction, in: bytes, ranks, of: edges())
        }
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
                if hasMatch(in: bytes, rank, of: edges) {
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
            switch finder.firstMatch(inLines: lines, from: start) {
            case .found(let next): match = next
            case .none: return last
            case .abandoned:
                return slowRank(direction, in: bytes, rank + 1..<ranks.upperBound, of: edges) ?? last
            }
        }
    }

    /// Returns the ranks of all rows with a match, in order. Parameters are those of `rank`.
    mutating func allRanks(
        in bytes: UnsafeRawBufferPointer,
        _ ranks: Range<Int>,
        of edges: () -> RowEdges
    ) -> [Int] {
        guard isFast else { return slowRanks(in: bytes, ranks, of: edges()) }
        let lines = MatchFinder.Subject(bytes: bytes)
        var match: Range<Int>
        switch finder.firstMatch(inLines: lines) {
        case .found(let first): match = first
        case .none: return []
        case .abandoned: return slowRanks(in: bytes, ranks, of: edges())
        }
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
                if isWithin || hasMatch(in: bytes, rank, of: edges) {
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
            switch finder.firstMatch(inLines: lines, from: start) {
            case .found(let next): match = next
            case .none: return found
            case .abandoned: return found + slowRanks(in: bytes, rank + 1..<ranks.upperBound, of: edges)
            }
        }
    }

    private mutating func slowRanks(
        in bytes: UnsafeRawBufferPointer,
        _ ranks: Range<Int>,
        of edges: RowEdges
    ) -> [Int] {
        ranks.clamped(to: 0..<edges.count).filter { hasMatch(in: bytes, $0, of: edges) }
    }

    private mutating func slowRank(
        _ direction: SearchDirection,
        in bytes: UnsafeRawBufferPointer,
        _ ranks: Range<Int>,
        of edges: RowEdges
    ) -> Int? {
        let ranks = ranks.clamped(to: 0..<edges.count)
        return direction == .forward
            ? ranks.first { hasMatch(in: bytes, $0, of: edges) } : ranks.last { hasMatch(in: bytes, $0, of: edges) }
    }

    /// Returns whether a line of a row has a match, and notes the row if a limit is met.
    private mutating func hasMatch(in bytes: UnsafeRawBufferPointer, _ rank: Int, of edges: RowEdges) -> Bool {
        let row = edges[rank].clamped(to: 0..<bytes.count)
        let answer = answer(in: UnsafeRawBufferPointer(rebasing: bytes[row]))
        if answer == .unsearched { unsearched.append(rank) }
        return answer == .match
    }

    /// Returns whether a line of the bytes has a match.
    ///
    /// - Parameters:
    ///   - beginsLine: Whether the first line begins where the bytes do.
    ///   - endsLine: Whether the last line ends where the bytes do.
    func answer(in bytes: UnsafeRawBufferPointer, beginsLine: Bool = true, endsLine: Bool = true) -> MatchAnswer {
        var answer = MatchAnswer.noMatch
        TextLines.forEach(in: bytes) { line in
            let subject = MatchFinder.Subject(
                bytes: UnsafeRawBufferPointer(rebasing: bytes[line]),
                beginsLine: beginsLine || line.lowerBound > 0,
                endsLine: endsLine || line.upperBound < bytes.count
            )
            finder.beginLine()
            switch finder.firstMatch(in: subject) {
            case .found: answer = .match
            case .none: break
            // Another line may have a match.
            case .abandoned: answer = .unsearched
            }
            return answer != .match
        }
        return answer
    }
}
