import Synchronization

/// A part of a document's bytes, which may grow at its end.
final class NestedFeed: ByteFeed {
    private let store: any ByteStore
    private let start: Int
    /// The line on which the part begins.
    private let line: Int
    private let end: Mutex<Int>

    init(_ store: any ByteStore, _ range: Range<Int>, line: Int) {
        self.store = store
        (start, self.line) = (range.lowerBound, line)
        end = Mutex(range.upperBound)
    }

    var descriptor: Int32? { nil }
    var isOfFile: Bool { false }

    /// Adds the bytes up to an offset.
    func extend(to offset: Int) { end.withLock { $0 = max($0, offset) } }

    func poll() -> FeedReport {
        FeedReport(store: store, start: start, line: line, count: end.withLock { $0 }, isComplete: true)
    }
}
