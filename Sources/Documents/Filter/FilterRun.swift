import Dispatch
import Synchronization

/// News of a scan for the rows that meet a filter.
package struct FilterNews: Sendable {
    /// The rows that were found since the last news.
    package var rows: RowSet
    /// The rows since the last news that were not searched, because a pattern can match them in too many ways.
    package var unsearched: RowSet
    /// The part of the rows that is searched, from 0 to 1.
    package var progress: Double
    /// Whether all rows that are there are searched.
    package var isComplete: Bool
    /// The row before which all are searched, from the first one of the last range on.
    package var end: Int

    init(_ found: (rows: RowSet, unsearched: RowSet), progress: Double, isComplete: Bool, end: Int) {
        (rows, unsearched) = found
        (self.progress, self.isComplete, self.end) = (progress, isComplete, end)
    }
}

/// A scan for rows that meet a filter, on a thread of its own.
package final class FilterRun: Sendable {
    private let isCancelledFlag = Atomic(false)

    init() {}

    /// Ends the scan. No more results are reported.
    package func cancel() { isCancelledFlag.store(true, ordering: .releasing) }

    var isCancelled: Bool { isCancelledFlag.load(ordering: .acquiring) }
}

/// Collects rows until news of them are due.
struct FilterCollector {
    /// The number of rows, and the time, after which the first results are reported. A screen shows no more rows.
    private static let firstCount = 100
    private static let firstDelay = Duration.milliseconds(40)
    /// The time between two news.
    private static let period = Duration.milliseconds(100)

    private var rows = RowSet()
    private var unsearched = RowSet()
    private var lastNews = ContinuousClock.now
    private var isFirst = true

    /// Adds rows, and returns whether news are due.
    mutating func add(_ found: [Int], unsearched new: [Int]) -> Bool {
        rows.add(found)
        unsearched.add(new)
        let elapsed = lastNews.duration(to: .now)
        return isFirst ? rows.count >= Self.firstCount || elapsed > Self.firstDelay : elapsed > Self.period
    }

    mutating func take() -> (rows: RowSet, unsearched: RowSet) {
        defer { (rows, unsearched, lastNews, isFirst) = (RowSet(), RowSet(), .now, false) }
        return (rows, unsearched)
    }
}

extension RowSet {
    /// Adds rows in ascending order.
    fileprivate mutating func add(_ found: [Int]) {
        // A scan that begins in the middle of the document goes on at its beginning.
        if let first = found.first, first < last ?? -1 {
            formUnion(RowSet(found))
        } else {
            for row in found { append(row) }
        }
    }
}

extension IndexedDocument {
    func filter(
        _ filter: RowFilter,
        in ranges: [Range<Int>],
        news: @escaping @MainActor @Sendable (FilterNews) -> Void
    ) -> FilterRun {
        beginIndexing()
        let run = FilterRun()
        let (indexer, isStepwise) = (indexer, isStepwise)
        let tell: @Sendable (FilterNews) -> Void = { message in
            if isStepwise {
                MainActor.assumeIsolated { news(message) }
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated { if !run.isCancelled { news(message) } } }
            }
        }
        let work: @Sendable () -> Void = {
            Self.scan(filter, ranges, indexer, isStepwise: isStepwise, { run.isCancelled }, tell)
        }
        if isStepwise {
            work()
        } else {
            WorkThread.start("unfold-filter", work)
        }
        return run
    }

    private static func scan(
        _ filter: RowFilter,
        _ ranges: [Range<Int>],
        _ indexer: Indexer,
        isStepwise: Bool,
        _ isCancelled: @escaping () -> Bool,
        _ tell: (FilterNews) -> Void
    ) {
        var scan = FilterScan(filter, in: indexer, isStepwise: isStepwise, isCancelled: isCancelled)
        var collector = FilterCollector()
        let generation = indexer.snapshot.withLock { $0.state.generation }
        var (searched, end) = (0, 0)
        for range in ranges {
            do {
                let outcome = try scan.run(range, generation: generation) { found in
                    searched += found.searched.count
                    end = max(end, found.searched.upperBound)
                    guard collector.add(found.rows.map(\.row), unsearched: found.unsearched) else { return }
                    let progress = min(0.99, Double(searched) / Double(max(1, found.state.rowCount)))
                    tell(FilterNews(collector.take(), progress: progress, isComplete: false, end: end))
                }
                guard outcome == .complete else { return }
            } catch {
                return
            }
        }
        tell(FilterNews(collector.take(), progress: 1, isComplete: true, end: end))
    }
}
