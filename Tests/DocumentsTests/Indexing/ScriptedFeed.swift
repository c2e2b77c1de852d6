import Synchronization

@testable import Documents

/// A feed whose bytes grow or change under a test's control.
final class ScriptedFeed: ByteFeed, ByteStore {
    struct Content {
        var bytes: [UInt8] = []
        var version = 0
        /// Whether all bytes have arrived.
        var isComplete = false
        /// The number of bytes that can be read, or `nil` for all.
        var readable: Int?
        var failure: ReadFailure?
    }

    let content = Mutex(Content())

    var descriptor: Int32? { nil }

    func poll() -> FeedReport {
        content.withLock {
            FeedReport(
                store: self,
                count: $0.bytes.count,
                isComplete: $0.isComplete,
                version: $0.version,
                interval: 0.25
            )
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        let (bytes, failure) = content.withLock { (Array($0.bytes.prefix($0.readable ?? .max)), $0.failure) }
        if offset >= bytes.count, let failure { throw failure }
        return bytes.withUnsafeBytes { $0.copy(to: buffer, from: offset) }
    }
}
