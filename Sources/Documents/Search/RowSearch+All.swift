import Dispatch
import Glibc

/// All matches to the end of the document, a window at a time. A window with many matches costs little more than one
/// with a single match, since it is read once.
extension RowSearch {
    /// Finds all rows with a match from a row on.
    ///
    /// - Parameter found: Called with rows in order, and with those that were not searched.
    /// - Throws: `CancellationError` if the search is canceled.
    /// - Returns: Whether the end was reached. If not, the rows were replaced.
    mutating func findAll(from row: Int, found: (FoundMatches) -> Void) throws -> Bool {
        let generation = indexer.snapshot.withLock { $0.state.generation }
        var rows = max(0, row)..<Int.max
        while true {
            guard !isCancelled() else { throw CancellationError() }
            let part = indexer.snapshot.withLock { Part($0, next: .forward, of: rows, windowSize) }
            guard part.state.generation == generation else { return false }
            guard let place = part.place else {
                if !part.state.isIndexing || part.state.isWaiting { return true }
                usleep(5000)
                continue
            }
            let searched = place.rows.clamped(to: rows)
            let matches = try all(in: place, searched, part)
            if !matches.isEmpty { found(matches) }
            rows = searched.upperBound..<max(searched.upperBound, rows.upperBound)
            windowSize = min(2 * windowSize, Self.lastWindow)
        }
    }

    private func all(in place: Part.Place, _ rows: Range<Int>, _ part: Part) throws -> FoundMatches {
        var (found, unsearched): ([Int], [Int]) = ([], [])
        func look(at row: Int, _ span: RowSpan) throws {
            switch try answer(span, part) {
            case .match: found.append(row)
            case .noMatch: break
            case .unsearched: unsearched.append(row)
            }
        }
        switch place {
        case .alone(let row, let span): try look(at: row, span)
        case .blocks(let blocks, let last):
            let short = last.map { rows.clamped(to: 0..<$0.row) } ?? rows
            if !short.isEmpty {
                let bytes = buffer.fill(from: part.store, blocks.bytes)
                budget.earn(byReading: bytes.count)
                let first = blocks.rows.lowerBound
                let ranks = (short.lowerBound - first)..<(short.upperBound - first)
                var matcher = part.matcher(pattern, budget)
                found = matcher.allRanks(in: bytes, ranks) { part.scanner.edges(of: blocks, in: bytes) }
                    .map { first + $0 }
                unsearched = matcher.unsearched.map { first + $0 }
            }
            if let last, rows.contains(last.row) { try look(at: last.row, last.span) }
        }
        return FoundMatches(rows: found, unsearched: unsearched)
    }
}

extension TextSearch {
    /// Finds all matches that begin at an offset or after it.
    ///
    /// - Parameter found: Called with offsets in order, and with the rows that have them.
    /// - Throws: `CancellationError` if the search is canceled.
    /// - Returns: Whether the end was reached. If not, the rows were replaced.
    func findAll(from offset: Int, found: (FoundMatches) -> Void) throws -> Bool {
        let generation = indexer.snapshot.withLock { $0.state.generation }
        var rows = BlockRows()
        var next = max(0, offset)
        while true {
            guard !isCancelled() else { throw CancellationError() }
            let (state, store) = indexer.snapshot.withLock { ($0.state, $0.store) }
            guard state.generation == generation else { return false }
            let isSettled = !state.isIndexing || state.isWaiting
            guard next < state.byteCount, isSettled || state.byteCount - next >= wholeWindow else {
                if isSettled { return true }
                usleep(5000)
                continue
            }
            let window = window(of: next..<state.byteCount, end: state.byteCount, in: store)
            let bytes = bytes(of: window, in: store)
            budget.earn(byReading: bytes.count)
            var places: [Int] = []
            let unsearched = forEachMatch(in: bytes, window) { match in
                let range = match.lowerBound + window.bytes.lowerBound..<match.upperBound + window.bytes.lowerBound
                guard range.lowerBound < window.starts.upperBound else { return false }
                if window.starts.contains(range.lowerBound) { places.append(range.lowerBound) }
                return true
            }
            let snapshot = indexer.snapshot.withLock { $0 }
            var matches = FoundMatches(capacity: places.count)
            for place in places {
                let row = rows.row(at: place, snapshot, in: bytes, at: window.bytes.lowerBound)
                if let row { matches.append(place, inRow: row) }
            }
            for place in unsearched {
                let row = rows.row(
                    at: place + window.bytes.lowerBound,
                    snapshot,
                    in: bytes,
                    at: window.bytes.lowerBound
                )
                if let row { matches.append(unsearchedRow: row) }
            }
            if !matches.isEmpty { found(matches) }
            next = max(next + 1, window.starts.upperBound)
        }
    }
}

extension IndexedDocument {
    func findAll(
        _ pattern: SearchPattern,
        from place: Int,
        asMatches: Bool,
        found: @escaping @MainActor @Sendable (FoundMatches) -> Void
    ) async throws {
        try await onThread(nil) { [indexer] isCancelled, progress in
            let batch = MatchBatch(found)
            defer { batch.flush() }
            let isWhole: Bool
            if asMatches {
                let search = TextSearch(pattern, in: indexer, .forward, isCancelled: isCancelled, progress: progress)
                isWhole = try search.findAll(from: place) { batch.add($0) }
            } else {
                var search = RowSearch(pattern, in: indexer, .forward, isCancelled: isCancelled, progress: progress)
                isWhole = try search.findAll(from: place) { batch.add($0) }
            }
            // Matches in rows that were replaced mean nothing.
            guard isWhole else { throw CancellationError() }
        }
    }
}

/// Matches that are sent to the main thread a few times a second. One thread at a time uses it.
private final class MatchBatch {
    private static let period = Duration.milliseconds(66)
    private static let size = 65_536

    private let found: @MainActor @Sendable (FoundMatches) -> Void
    private var matches = FoundMatches()
    private var last: ContinuousClock.Instant?

    init(_ found: @escaping @MainActor @Sendable (FoundMatches) -> Void) { self.found = found }

    func add(_ new: FoundMatches) {
        matches.append(new)
        // The first matches are sent immediately.
        let isDue = last.map { $0.duration(to: .now) >= Self.period } ?? true
        if isDue || matches.count >= Self.size { flush() }
    }

    func flush() {
        guard !matches.isEmpty else { return }
        last = .now
        let (found, batch) = (found, matches)
        matches = FoundMatches()
        DispatchQueue.main.async { MainActor.assumeIsolated { found(batch) } }
    }
}
