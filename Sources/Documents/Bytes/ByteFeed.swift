/// Where a document's bytes come from, asked again and again by the one thread that cuts them into rows.
protocol ByteFeed: Sendable {
    /// Looks for what has come, changed or gone since the last time. Never waits.
    mutating func poll() -> FeedReport
    /// Where it shows that more has come, for waiting; `nil` if only asking again tells.
    var descriptor: Int32? { get }
}

/// What a feed has at the moment.
struct FeedReport: Sendable {
    var store: any ByteStore
    /// Where the document begins in the store.
    var start = 0
    /// Where the bytes end.
    var count: Int
    /// Whether these are all bytes, so that what they end with is the document's end.
    var isComplete: Bool
    /// Whether more is expected, so that those who want all have to wait.
    var awaitsMore = false
    /// Whether `count` will be higher even if nothing is added, so that it is no measure of progress.
    var isPartial = false
    /// Another number means other bytes: what was found in the ones before does not count.
    var version = 0
    /// What there is to say about it, as sentences; `nil` if nothing.
    var notice: String?
    /// How long to wait before asking again, in seconds; `nil` if nothing will change.
    var interval: Double?
}

/// Bytes that are there and stay as they are.
struct StoredFeed: ByteFeed {
    let store: any ByteStore
    let count: Int

    var descriptor: Int32? { nil }

    func poll() -> FeedReport { FeedReport(store: store, count: count, isComplete: true) }
}

extension StoredFeed {
    init(_ bytes: [UInt8]) { self.init(store: MemoryBytes(bytes), count: bytes.count) }
}
