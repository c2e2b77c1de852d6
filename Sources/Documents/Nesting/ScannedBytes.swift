/// The bytes of a document as far as its rows are found, so that its lines grow with it.
///
/// Retains what finds the rows, and not the document: they are found as long as somebody has that.
struct ScannedBytes: ByteFeed {
    /// The time between two polls while rows are found, in seconds.
    private static let interval = 0.1

    private let indexer: Indexer
    private let generation: Int
    /// The line on which the bytes begin.
    private let line: Int

    init(_ indexer: Indexer, line: Int) {
        self.indexer = indexer
        self.line = line
        generation = indexer.snapshot.withLock { $0.state.generation }
    }

    var descriptor: Int32? { nil }
    var isOfFile: Bool { false }

    func poll() -> FeedReport {
        let snapshot = indexer.snapshot.withLock { $0 }
        let state = snapshot.state
        return FeedReport(
            store: snapshot.store,
            start: snapshot.start,
            // Contents that replace others are those of the whole file.
            line: state.generation == generation ? line : 1,
            count: state.byteCount,
            isComplete: snapshot.isComplete && !state.isIndexing,
            awaitsMore: state.isIndexing,
            isPartial: state.isIndexing,
            version: state.generation,
            interval: state.isIndexing ? Self.interval : snapshot.interval.map { max($0, Self.interval) },
            fraction: state.progress
        )
    }
}
