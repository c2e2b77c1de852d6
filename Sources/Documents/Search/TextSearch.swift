import Glibc

/// A search for a pattern from match to match, in windows of bytes.
///
/// Windows begin and end with lines where lines are shorter than a window. Of a longer line, two windows share 64 KB,
/// and a match belongs to the window in which it begins before the shared part.
struct TextSearch {
    let indexer: Indexer
    private let pattern: SearchPattern
    private let finder: MatchFinder
    let budget: MatchBudget
    private let direction: SearchDirection
    let isCancelled: () -> Bool
    private let progress: (Double) -> Void
    let buffer: SearchBuffer
    /// The number of bytes in a window, and of those that two windows of the same line share.
    let windowSize: Int
    private let overlap: Int
    /// The number of bytes after an offset of which a window from there on takes only a part, so that a line is not cut
    /// at an end behind which more bytes come.
    var wholeWindow: Int { windowSize + 2 * overlap }

    init(
        _ pattern: SearchPattern,
        in indexer: Indexer,
        _ direction: SearchDirection,
        windowSize: Int = RowSearch.lastWindow,
        overlap: Int = RowSearch.overlap,
        budget: MatchBudget = .search,
        isCancelled: @escaping () -> Bool,
        progress: @escaping (Double) -> Void
    ) {
        self.indexer = indexer
        self.pattern = pattern
        self.budget = budget
        finder = MatchFinder(pattern.expression, budget)
        self.direction = direction
        self.isCancelled = isCancelled
        self.progress = progress
        (self.windowSize, self.overlap) = (windowSize, overlap)
        buffer = SearchBuffer(size: windowSize + 2 * overlap)
    }

    /// - Throws: `CancellationError` if the search is canceled.
    func run(from offset: Int) throws -> TextMatch? {
        while true {
            let state = indexer.snapshot.withLock { $0.state }
            let cut = max(0, offset)
            let parts = direction == .forward ? [cut..<Int.max, 0..<cut] : [0..<cut, cut..<Int.max]
            do {
                for (index, part) in parts.enumerated() {
                    if let range = try search(part, state.generation) {
                        return TextMatch(range: range, hasWrapped: index > 0, generation: state.generation)
                    }
                }
                return nil
            } catch is OutdatedError {
                continue
            }
        }
    }

    /// The document's contents were replaced.
    struct OutdatedError: Error {}

    /// Returns the first or last match that begins in a range of offsets.
    private func search(_ part: Range<Int>, _ generation: Int) throws -> Range<Int>? {
        var part = part
        while !part.isEmpty {
            guard !isCancelled() else { throw CancellationError() }
            let (state, store) = indexer.snapshot.withLock { ($0.state, $0.store) }
            guard state.generation == generation else { throw OutdatedError() }
            let isSettled = !state.isIndexing || state.isWaiting
            let known = part.clamped(to: 0..<state.byteCount)
            // A line is searched when all of it is there.
            let isEnough = known.count >= wholeWindow || part.upperBound <= state.byteCount
            guard isSettled || (isEnough && direction == .forward) || part.upperBound <= state.byteCount else {
                usleep(5000)
                continue
            }
            guard !known.isEmpty else { return nil }
            let end = isSettled ? state.byteCount : Int.max
            let window = window(of: known, end: state.byteCount, in: store)
            if let range = try find(in: window, isLast: window.bytes.upperBound >= end, store) { return range }
            part =
                direction == .forward
                ? window.starts.upperBound..<max(window.starts.upperBound, part.upperBound)
                : part.lowerBound..<max(part.lowerBound, window.starts.lowerBound)
            let searched = direction == .forward ? window.starts.upperBound : state.byteCount - window.starts.lowerBound
            progress(min(1, Double(searched) / Double(max(1, state.byteCount))))
        }
        return nil
    }

    /// The bytes to search next, and the offsets at which matches may begin.
    struct Window {
        var bytes: Range<Int>
        var starts: Range<Int>
        var beginsLine: Bool
        var endsLine: Bool
        /// Whether the buffer has the bytes.
        var isRead = false
    }

    /// Returns the bytes of a window.
    func bytes(of window: Window, in store: any ByteStore) -> UnsafeRawBufferPointer {
        window.isRead ? buffer.first(window.bytes.count) : buffer.fill(from: store, window.bytes)
    }

    /// Returns the window at the beginning of a range, or at its end.
    func window(of range: Range<Int>, end: Int, in store: any ByteStore) -> Window {
        switch direction {
        case .forward:
            let start = beginning(ofLineAt: range.lowerBound, store)
            let limit = min(end, start.offset + windowSize + overlap)
            if limit == end {
                return Window(bytes: start.offset..<end, starts: range, beginsLine: start.isKnown, endsLine: true)
            }
            let first = max(range.lowerBound, start.offset)
            if let feed = lastFeed(in: first..<limit, store) {
                return Window(
                    bytes: start.offset..<feed,
                    starts: range.clamped(to: range.lowerBound..<feed + 1),
                    beginsLine: start.isKnown,
                    endsLine: true,
                    isRead: first == start.offset
                )
            }
            let shared = max(limit - overlap, range.lowerBound + 1)
            let starts = range.clamped(to: range.lowerBound..<shared)
            return Window(bytes: start.offset..<limit, starts: starts, beginsLine: start.isKnown, endsLine: false)
        case .backward:
            let first = max(range.lowerBound, range.upperBound - windowSize / 2)
            let start = beginning(ofLineAt: first, store)
            let limit = min(end, range.upperBound + overlap, start.offset + buffer.size)
            // Bytes before a match may decide whether it is one, as with `\b`.
            let lowest = start.isKnown ? min(start.offset, range.upperBound - 1) : first
            let starts = max(range.lowerBound, lowest)..<range.upperBound
            return Window(
                bytes: start.offset..<limit,
                starts: starts,
                beginsLine: start.isKnown,
                endsLine: limit == end
            )
        }
    }

    /// Returns where the line with an offset begins, or where it is read from if it begins further away than the shared
    /// part of two windows.
    private func beginning(ofLineAt offset: Int, _ store: any ByteStore) -> (offset: Int, isKnown: Bool) {
        let lower = max(0, offset - overlap)
        guard lower < offset else { return (offset, true) }
        if let feed = lastFeed(in: lower..<offset, store) { return (feed + 1, true) }
        return (lower, lower == 0)
    }

    private func lastFeed(in range: Range<Int>, _ store: any ByteStore) -> Int? {
        buffer.fill(from: store, range).lastFeed.map { range.lowerBound + $0 }
    }

    /// Returns the first or last match of a window that overlaps a row.
    private func find(in window: Window, isLast: Bool, _ store: any ByteStore) throws -> Range<Int>? {
        let bytes = bytes(of: window, in: store)
        budget.earn(byReading: bytes.count)
        var found: Range<Int>?
        forEachMatch(in: bytes, window) { match in
            let range = match.lowerBound + window.bytes.lowerBound..<match.upperBound + window.bytes.lowerBound
            guard range.lowerBound < window.starts.upperBound else { return false }
            if window.starts.contains(range.lowerBound), isInRow(range) { found = range }
            return direction == .backward || found == nil
        }
        return found
    }

    /// Calls `body` with the matches of a window, in order, until it returns false.
    ///
    /// - Returns: The places in the window of lines that were not searched to their end, because a limit was met.
    @discardableResult
    func forEachMatch(
        in bytes: UnsafeRawBufferPointer,
        _ window: Window,
        _ body: (Range<Int>) -> Bool
    ) -> [Int] {
        var start = 0
        if pattern.isLineBound {
            switch forEachMatch(in: bytes, 0..<bytes.count, from: 0, window, areLines: true, body) {
            case .stopped, .complete: return []
            // A line on its own has fewer ways to match than all of them.
            case .abandoned(let position): start = position
            }
        }
        var unsearched: [Int] = []
        let first = bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        TextLines.forEach(in: UnsafeRawBufferPointer(rebasing: bytes[first...])) { line in
            let line = first + line.lowerBound..<first + line.upperBound
            let from = max(start, line.lowerBound)
            finder.beginLine()
            switch forEachMatch(in: bytes, line, from: from, window, areLines: false, body) {
            case .stopped: return false
            case .complete: break
            // The rest of the line is left out.
            case .abandoned: unsearched.append(line.lowerBound)
            }
            return true
        }
        return unsearched
    }

    /// The end of a search of a part of a window.
    private enum PartOutcome {
        case complete
        /// The closure returned false.
        case stopped
        /// A limit was met in the search for the next match from an offset on.
        case abandoned(Int)
    }

    private func forEachMatch(
        in bytes: UnsafeRawBufferPointer,
        _ part: Range<Int>,
        from start: Int,
        _ window: Window,
        areLines: Bool,
        _ body: (Range<Int>) -> Bool
    ) -> PartOutcome {
        let subject = MatchFinder.Subject(
            bytes: UnsafeRawBufferPointer(rebasing: bytes[part]),
            beginsLine: part.lowerBound > 0 || window.beginsLine,
            endsLine: part.upperBound < bytes.count || window.endsLine
        )
        var position = start - part.lowerBound
        while position <= subject.bytes.count {
            let outcome =
                areLines
                ? finder.firstMatch(inLines: subject, from: position) : finder.firstMatch(in: subject, from: position)
            switch outcome {
            case .abandoned: return .abandoned(part.lowerBound + position)
            case .none: return .complete
            case .found(let match):
                guard body(part.lowerBound + match.lowerBound..<part.lowerBound + match.upperBound) else {
                    return .stopped
                }
                position = max(match.upperBound, match.lowerBound + 1)
                while position < subject.bytes.count, subject.bytes[position] & 0xC0 == 0x80 { position += 1 }
            }
        }
        return .complete
    }

    /// Whether a range has bytes of a row.
    private func isInRow(_ range: Range<Int>) -> Bool {
        let last = max(range.lowerBound, range.upperBound - 1)
        return switch indexer.snapshot.withLock({ $0 }).row(atByte: last) {
        case .row(_, let span): range.isEmpty || range.lowerBound < span.range.upperBound
        case .unknown: true
        case .before: false
        }
    }
}
