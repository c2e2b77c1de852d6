import Glibc

/// A search for a pattern from row to row.
///
/// The rows are read in windows that begin and end with rows. The first windows are small, since a match is often near.
struct RowSearch {
    /// The number of bytes in the first window, and in the largest.
    static let firstWindow = 64 * 1024
    static let lastWindow = 1024 * 1024
    /// The number of bytes that two windows of the same line share, so that a match between them is found.
    static let overlap = 64 * 1024

    let indexer: Indexer
    let pattern: SearchPattern
    let direction: SearchDirection
    let isCancelled: () -> Bool
    let progress: (Double) -> Void
    let buffer: SearchBuffer
    let budget: MatchBudget
    var windowSize = RowSearch.firstWindow
    private var searched = 0

    /// The result of searching some rows.
    private enum Outcome {
        case found(Int)
        case notFound
        /// The document's contents were replaced.
        case outdated
    }

    init(
        _ pattern: SearchPattern,
        in indexer: Indexer,
        _ direction: SearchDirection,
        budget: MatchBudget = .search,
        isCancelled: @escaping () -> Bool,
        progress: @escaping (Double) -> Void
    ) {
        self.indexer = indexer
        self.direction = direction
        self.isCancelled = isCancelled
        self.progress = progress
        self.pattern = pattern
        self.budget = budget
        // A window holds whole blocks. A block that ends with a long row is read without it.
        buffer = SearchBuffer(size: max(Self.lastWindow, RowIndex.bytesPerBlock + RowIndex.longRow))
    }

    /// - Throws: `CancellationError` if the search is canceled.
    mutating func run(from row: Int) throws -> SearchMatch? {
        var row = row
        while true {
            let (generation, count) = indexer.snapshot.withLock { ($0.state.generation, $0.state.rowCount) }
            searched = 0
            // The first row of the second part, in the document's order.
            let cut = max(0, direction == .forward || row == .max ? row : row + 1)
            let parts = direction == .forward ? [cut..<Int.max, 0..<cut] : [0..<cut, cut..<Int.max]
            var isOutdated = false
            for (index, part) in parts.enumerated() {
                switch try search(part, generation) {
                case .found(let row): return SearchMatch(row: row, hasWrapped: index > 0, generation: generation)
                case .notFound: continue
                case .outdated: isOutdated = true
                }
                break
            }
            guard isOutdated else { return nil }
            row = min(row, count)
        }
    }

    /// Searches the rows of a range that exist.
    private mutating func search(_ rows: Range<Int>, _ generation: Int) throws -> Outcome {
        var rows = rows
        while !rows.isEmpty {
            guard !isCancelled() else { throw CancellationError() }
            let snapshot = indexer.snapshot.withLock { Part($0, next: direction, of: rows, windowSize) }
            guard snapshot.state.generation == generation else { return .outdated }
            let isSettled = !snapshot.state.isIndexing || snapshot.state.isWaiting
            // A backward search begins with the last row, which must be found first.
            let isKnown = isSettled || direction == .forward || rows.upperBound <= snapshot.count
            guard let place = snapshot.place, isKnown else {
                if isSettled { return .notFound }
                usleep(5000)
                continue
            }
            let part = place.rows.clamped(to: rows)
            if let row = try find(in: place, part, snapshot) { return .found(row) }
            rows =
                direction == .forward
                ? part.upperBound..<max(part.upperBound, rows.upperBound)
                : rows.lowerBound..<max(rows.lowerBound, part.lowerBound)
            searched += part.count
            windowSize = min(2 * windowSize, Self.lastWindow)
            progress(min(1, Double(searched) / Double(max(1, snapshot.state.rowCount))))
        }
        return .notFound
    }

    /// Returns the first or last row with a match in some blocks, or in a row of its own.
    private func find(in place: Part.Place, _ rows: Range<Int>, _ part: Part) throws -> Int? {
        switch place {
        case .alone(let row, let span):
            return try answer(span, part) == .match ? row : nil
        case .blocks(let blocks, let last):
            if direction == .backward, let last, rows.contains(last.row), try answer(last.span, part) == .match {
                return last.row
            }
            let short = last.map { rows.clamped(to: 0..<$0.row) } ?? rows
            if !short.isEmpty, let row = find(in: blocks, short, part) { return row }
            if direction == .forward, let last, rows.contains(last.row), try answer(last.span, part) == .match {
                return last.row
            }
            return nil
        }
    }

    private func find(in blocks: RowIndex.Block, _ rows: Range<Int>, _ part: Part) -> Int? {
        let bytes = buffer.fill(from: part.store, blocks.bytes)
        budget.earn(byReading: bytes.count)
        let first = blocks.rows.lowerBound
        let ranks = (rows.lowerBound - first)..<(rows.upperBound - first)
        var matcher = part.matcher(pattern, budget)
        let rank = matcher.rank(direction, in: bytes, ranks) {
            part.scanner.edges(of: blocks, in: bytes)
        }
        return rank.map { first + $0 }
    }

    /// Returns whether a row of any length has a match.
    func answer(_ span: RowSpan, _ part: Part) throws -> MatchAnswer {
        let matcher = part.matcher(pattern, budget)
        var start = span.range.lowerBound
        var beginsLine = true
        var answer = MatchAnswer.noMatch
        while answer != .match {
            guard !isCancelled() else { throw CancellationError() }
            let bytes = buffer.fill(from: part.store, start..<span.range.upperBound)
            budget.earn(byReading: bytes.count)
            // A file that lost its end yields fewer bytes than fit, and no more follow.
            let isLast = bytes.count < buffer.size || start + bytes.count >= span.range.upperBound
            let lineEnd = isLast ? nil : bytes.lastFeed
            let lines = UnsafeRawBufferPointer(rebasing: bytes[..<(lineEnd ?? bytes.count)])
            switch matcher.answer(in: lines, beginsLine: beginsLine, endsLine: isLast || lineEnd != nil) {
            case .match: answer = .match
            case .noMatch: break
            case .unsearched: answer = .unsearched
            }
            if isLast { break }
            start += lineEnd.map { $0 + 1 } ?? bytes.count - Self.overlap
            beginsLine = lineEnd != nil
        }
        return answer
    }
}
