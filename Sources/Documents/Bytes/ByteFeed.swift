/// The origin of a document's bytes. The one thread that finds rows polls it.
protocol ByteFeed: Sendable {
    /// Returns what has come, changed or disappeared since the last time. Never waits.
    mutating func poll() -> FeedReport
    /// The descriptor that becomes readable when more comes; `nil` if only polling tells.
    var descriptor: Int32? { get }
    /// Whether the bytes are those of a file, and not made of others. True by default.
    var isOfFile: Bool { get }
    /// Lets the bytes grow with their file from the next poll on. Does nothing where `FeedReport.canFollow` is false.
    mutating func follow()
}

extension ByteFeed {
    var isOfFile: Bool { true }
    mutating func follow() {}
}

/// The state of a feed.
struct FeedReport: Sendable {
    var store: any ByteStore
    /// The offset in the store at which the document begins.
    var start = 0
    /// The line on which the document begins.
    var line = 1
    /// The offset at which the bytes end.
    var count: Int
    /// Whether there are no more bytes, so that the document ends with the last one.
    var isComplete: Bool
    /// Whether more bytes are expected. A caller that needs all bytes has to wait for them.
    var awaitsMore = false
    /// Whether `count` will grow although nothing is added, so that it is no measure of progress.
    var isPartial = false
    /// The number of times that the bytes were replaced. Results for earlier versions are invalid.
    var version = 0
    /// Notices, as sentences; `nil` if there are none.
    var notice: String?
    /// The reason why not all bytes can be read, as a sentence, which is also in the notice; `nil` if they can.
    var loss: String?
    /// The facts that were found out about the bytes, such as their encoding.
    var facts: [DocumentFact] = []
    /// The time to wait before the next poll, in seconds; `nil` if nothing will change.
    var interval: Double?
    /// Whether the bytes can grow with their file.
    var canFollow = false
    /// The part of the bytes of the file from which these bytes were made, from 0 to 1; `nil` if it is unknown.
    var fraction: Double?
    /// The names of the logs that were merged, which are in front of their entries; empty for other bytes.
    var origins: [String] = []
    /// The kind of file with others inside it, if the bytes are one.
    var container: ContainerKind?
    /// The path of the file whose bytes these are, as they are on the disk.
    var path: FilePath?
    /// The offsets that the document may use.
    var space = 0..<1 << 62
    /// Whether the bytes are unpacked and converted.
    var isPrepared = false
}

extension FeedReport {
    /// Whether the document ends with the last byte, if only for now: a file that is followed may stay as it is.
    var endsForNow: Bool { isComplete || canFollow && !awaitsMore && interval != 0 }
}

/// A feed of stored bytes that do not change.
struct StoredFeed: ByteFeed {
    let store: any ByteStore
    let count: Int

    var descriptor: Int32? { nil }

    func poll() -> FeedReport { FeedReport(store: store, count: count, isComplete: true) }
}

extension StoredFeed {
    init(_ bytes: [UInt8]) { self.init(store: MemoryBytes(bytes), count: bytes.count) }
}
