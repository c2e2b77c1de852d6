import Glibc

/// A scan for the rows of a document that meet a filter, in order.
struct FilterScan {
    private let filter: RowFilter
    private let indexer: Indexer
    private let isStepwise: Bool
    private let awaitsEnd: Bool
    private let isCancelled: () -> Bool
    private let buffer: SearchBuffer
    private let candidates: SearchPattern?
    private let severityHint: SeverityHint?
    private let budget = MatchBudget.search
    private var windowSize = RowSearch.firstWindow

    /// The end of a scan.
    enum Outcome {
        case complete
        /// The document's contents were replaced.
        case outdated
    }

    /// The rows of a window that meet the filter.
    struct Found {
        var rows: [(row: Int, span: RowSpan)] = []
        /// The rows that were not searched, because a pattern can match them in too many ways.
        var unsearched: [Int] = []
        /// The rows that were looked at.
        var searched: Range<Int>
        var state: DocumentState
        var store: any ByteStore
    }

    /// - Parameters:
    ///   - isStepwise: Whether the document finds rows only when its owner steps, so that a scan cannot wait.
    ///   - awaitsEnd: Whether a scan of a stream waits for its end, and not only for the rows that are there.
    init(
        _ filter: RowFilter,
        in indexer: Indexer,
        isStepwise: Bool,
        awaitsEnd: Bool = false,
        isCancelled: @escaping () -> Bool
    ) {
        self.awaitsEnd = awaitsEnd
        self.filter = filter
        self.indexer = indexer
        self.isStepwise = isStepwise
        self.isCancelled = isCancelled
        candidates = filter.candidates
        severityHint = filter.severityHint
        buffer = SearchBuffer(size: max(RowSearch.lastWindow, RowIndex.bytesPerBlock + RowIndex.longRow))
    }

    /// Scans the rows of a range that exist, and waits for those that are not found yet. A scan backward waits for all
    /// of them first.
    ///
    /// - Parameter found: Called for each window. An error that it throws ends the scan.
    /// - Throws: `CancellationError` if the scan is canceled.
    mutating func run(
        _ rows: Range<Int>,
        generation: Int,
        _ direction: SearchDirection = .forward,
        found: (Found) throws -> Void
    ) throws -> Outcome {
        var rows = rows
        while !rows.isEmpty {
            guard !isCancelled() else { throw CancellationError() }
            // A copy of the snapshot that outlived the lock would make the indexing thread copy the index.
            let (part, renderer) = indexer.snapshot.withLock { snapshot in
                (
                    RowSearch.Part(snapshot, next: direction, of: rows, windowSize, awaitsEnd: awaitsEnd),
                    snapshot.renderer
                )
            }
            guard part.state.generation == generation else { return .outdated }
            let isSettled = isStepwise || !part.state.isIndexing || part.state.isWaiting && !awaitsEnd
            let isKnown = isSettled || direction == .forward || rows.upperBound <= part.count
            guard let place = part.place, isKnown else {
                if isSettled { return .complete }
                usleep(2000)
                continue
            }
            let shown = place.rows.clamped(to: rows)
            var news = Found(searched: shown, state: part.state, store: part.store)
            try look(at: place, shown, part, renderer, &news)
            try found(news)
            rows =
                direction == .forward
                ? shown.upperBound..<max(shown.upperBound, rows.upperBound)
                : rows.lowerBound..<max(rows.lowerBound, shown.lowerBound)
            windowSize = min(2 * windowSize, RowSearch.lastWindow)
        }
        return .complete
    }

    private func look(
        at place: RowSearch.Part.Place,
        _ rows: Range<Int>,
        _ part: RowSearch.Part,
        _ renderer: any RowRenderer,
        _ found: inout Found
    ) throws {
        switch place {
        case .alone(let row, let span): found.add(row, span, try isMet(by: span, part, renderer))
        case .blocks(let blocks, let last):
            let short = last.map { rows.clamped(to: 0..<$0.row) } ?? rows
            try look(at: blocks, short, part, renderer, &found)
            if let last, rows.contains(last.row) {
                found.add(last.row, last.span, try isMet(by: last.span, part, renderer))
            }
        }
    }

    private func look(
        at blocks: RowIndex.Block,
        _ rows: Range<Int>,
        _ part: RowSearch.Part,
        _ renderer: any RowRenderer,
        _ found: inout Found
    ) throws {
        guard !rows.isEmpty else { return }
        let bytes = buffer.fill(from: part.store, blocks.bytes)
        budget.earn(byReading: bytes.count)
        let first = blocks.rows.lowerBound
        let offset = blocks.bytes.lowerBound
        var spans: [RowSpan]?
        func allSpans() -> [RowSpan] {
            if let spans { return spans }
            let made = part.scanner.spans(of: blocks, in: bytes)
            spans = made
            return made
        }
        let ranks = rows.lowerBound - first..<rows.upperBound - first
        // All matches of a window are found in one pass over its bytes.
        var chosen: [Int]?
        var others: [Int] = []
        if let candidates {
            var matcher = part.matcher(candidates, budget)
            chosen = matcher.allRanks(in: bytes, ranks) { RowEdges(allSpans(), from: offset) }
            found.unsearched += matcher.unsearched.map { first + $0 }
            if filter.hasPatterns, renderer.mayShowOtherWords(bytes) {
                let spans = allSpans()
                others = ranks.clamped(to: spans.indices).filter {
                    renderer.mayShowOtherWords(Self.row(spans[$0], in: bytes, from: offset))
                }
                // The order of rows is that of their ranks.
                if !others.isEmpty { chosen = Set((chosen ?? []) + others).sorted() }
            }
        }
        guard chosen?.isEmpty != true else { return }
        let all = allSpans()
        if filter.conditions.isEmpty {
            return found.rows += ranks.clamped(to: all.indices).map { (first + $0, all[$0]) }
        }
        if filter.isPattern, others.isEmpty, let chosen { return found.rows += chosen.map { (first + $0, all[$0]) } }
        var subject = WindowRow(renderer: renderer, part: part, budget: budget)
        for rank in chosen ?? Array(ranks.clamped(to: all.indices)) {
            guard !isCancelled() else { throw CancellationError() }
            let span = all[rank]
            let row = Self.row(span, in: bytes, from: offset)
            if let severityHint, !severityHint.isPossible(in: row) { continue }
            subject.bytes = row
            subject.source = RowSource(span: span, bytes: Array(row.prefix(RowSpan.byteLimit)))
            found.add(first + rank, span, try filter.isMet(by: subject, budget))
        }
        if candidates != nil { found.unsearched.sort() }
    }

    /// Returns the bytes of a row in those of a window.
    private static func row(_ span: RowSpan, in bytes: UnsafeRawBufferPointer, from offset: Int)
        -> UnsafeRawBufferPointer
    {
        let range = span.range.lowerBound - offset..<span.range.upperBound - offset
        return UnsafeRawBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
    }

    /// Returns whether a row of any length meets the filter. Fields and severities are those of its beginning.
    private func isMet(by span: RowSpan, _ part: RowSearch.Part, _ renderer: any RowRenderer) throws -> MatchAnswer {
        let shown = span.range.prefix(RowSpan.byteLimit)
        let source = RowSource(span: span, bytes: part.store.bytes(in: shown.startIndex..<shown.endIndex))
        let subject = LongRow(source: source, renderer: renderer) { pattern in
            let search = RowSearch(
                pattern,
                in: indexer,
                .forward,
                budget: budget,
                isCancelled: isCancelled,
                progress: { _ in }
            )
            let answer = try search.answer(span, part)
            let isOther = pattern.isPlainText && source.bytes.withUnsafeBytes { renderer.mayShowOtherWords($0) }
            return answer == .noMatch && isOther ? renderer.answer(to: pattern, source, budget) : answer
        }
        return try filter.isMet(by: subject, budget)
    }
}

/// A row whose bytes are in a window. One value is used for all rows of a window, because making one costs more than
/// most conditions.
private struct WindowRow: FilterSubject {
    var bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    var source = RowSource(span: RowSpan(0..<0, line: 0), bytes: [])
    let renderer: any RowRenderer
    let part: RowSearch.Part
    let budget: MatchBudget

    func answer(to pattern: SearchPattern) -> MatchAnswer {
        let answer = part.matcher(pattern, budget).answer(in: bytes)
        guard answer == .noMatch, pattern.isPlainText, renderer.mayShowOtherWords(bytes) else { return answer }
        return renderer.answer(to: pattern, source, budget)
    }

    var severity: Severity? { renderer.severity(source) }
    func values(of field: FieldName) -> [String] { renderer.values(of: field, source) }
    func number(_ value: String, of field: FieldName) -> Double? { renderer.number(value, ofFieldNamed: field.text) }
}

/// A row of any length, of which only the beginning is read for fields and severities.
private struct LongRow: FilterSubject {
    let source: RowSource
    let renderer: any RowRenderer
    let search: (SearchPattern) throws -> MatchAnswer

    func answer(to pattern: SearchPattern) throws -> MatchAnswer { try search(pattern) }
    var severity: Severity? { renderer.severity(source) }
    func values(of field: FieldName) -> [String] { renderer.values(of: field, source) }
    func number(_ value: String, of field: FieldName) -> Double? { renderer.number(value, ofFieldNamed: field.text) }
}

extension RowRenderer {
    /// Returns whether the texts that a row shows have a match.
    fileprivate func answer(to pattern: SearchPattern, _ source: RowSource, _ budget: MatchBudget) -> MatchAnswer {
        let row = row(source)
        let summary = pattern.answer(in: row.summary, budget)
        guard summary != .match, let detail = row.detail else { return summary }
        let answer = pattern.answer(in: detail, budget)
        return answer == .noMatch ? summary : answer
    }
}

extension FilterScan.Found {
    fileprivate mutating func add(_ row: Int, _ span: RowSpan, _ answer: MatchAnswer) {
        switch answer {
        case .match: rows.append((row, span))
        case .noMatch: break
        case .unsearched: unsearched.append(row)
        }
    }
}
