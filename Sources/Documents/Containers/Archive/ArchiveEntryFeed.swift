import Glibc
import Synchronization

/// A file in an archive, and how it is found again.
struct ArchiveEntry: Sendable {
    let library: ArchiveLibrary
    let kind: ArchiveKind
    let store: any ByteStore
    let archive: Range<Int>
    /// The offset of the file's header in the archive.
    let position: Int
    /// The number of files before it.
    let rank: Int
    let size: Int?
    let title: String

    /// Returns a reader that has read the header of the file; or the reason why there is none, as the rest of a
    /// sentence.
    ///
    /// - Parameter isCancelled: Returns whether the file is no longer wanted.
    func reader(isCancelled: () -> Bool = { false }) -> (reader: ArchiveReader?, problem: String) {
        let header = kind == .zip ? zipHeader : kind.isDirect ? position : nil
        let range = min(archive.lowerBound + (header ?? 0), archive.upperBound)..<archive.upperBound
        let made = ArchiveReader(library, kind, store, range, base: archive.lowerBound, isFromHeader: header != nil)
        guard let made else { return (nil, "it cannot be opened again") }
        for _ in 0...(header != nil ? 0 : rank) {
            switch made.next() {
            case .header: break
            case .end: return (nil, "it is no longer there")
            case .failure(let problem): return (nil, ArchiveLister.sentence(problem))
            }
            if isCancelled() { return (nil, "") }
        }
        return (made, "")
    }

    /// The offset of the header in a zip archive, which ends at the position; `nil` if it is not found. A header has a
    /// signature, and the lengths of the name and of more facts after its first 30 bytes.
    private var zipHeader: Int? {
        let (end, length) = (archive.lowerBound + position, 30)
        let start = max(archive.lowerBound, end - 4096)
        let bytes = store.bytes(in: start..<max(start, end))
        guard bytes.count >= length else { return nil }
        for first in (0...bytes.count - length).reversed() where bytes[first...].starts(with: [0x50, 0x4B, 3, 4]) {
            let name = Int(bytes[first + 26]) | Int(bytes[first + 27]) << 8
            let more = Int(bytes[first + 28]) | Int(bytes[first + 29]) << 8
            if first + length + name + more == bytes.count { return start + first - archive.lowerBound }
        }
        return nil
    }
}

/// The bytes of a file in an archive, which are unpacked as they are asked for.
///
/// They are kept as those of a pipe are: in memory while they are few, then in a temporary file without a name.
///
/// One thread at a time polls.
final class ArchiveEntryFeed: ByteFeed, @unchecked Sendable {
    /// The number of bytes that one poll unpacks.
    private static let portion = 1024 * 1024
    /// The number of bytes from which on a file is unpacked on a thread of its own, and the number of bytes in memory.
    private static let memoryLimit = 1024 * 1024
    /// The time that the first poll waits for a file that is unpacked on a thread of its own, and the time between
    /// polls, in seconds.
    private static let (patience, interval) = (0.03, 0.05)

    private struct State {
        var isComplete = false
        var problem: String?
        var hasBegun = false
    }

    private let entry: ArchiveEntry
    private let spool = SpooledBytes(memoryLimit: ArchiveEntryFeed.memoryLimit)
    private let shared: Shared
    private var reader: ArchiveReader?

    /// The state that the thread and the feed share.
    private final class Shared: Sendable {
        let state = Mutex(State())
        let flag = CancellationFlag()
    }

    init(_ entry: ArchiveEntry) {
        self.entry = entry
        shared = Shared()
    }

    deinit { shared.flag.set() }

    var descriptor: Int32? { nil }
    var isOfFile: Bool { false }

    func poll() -> FeedReport {
        if entry.kind.isDirect { unpackPortion() } else { unpackAside() }
        let state = shared.state.withLock { $0 }
        return FeedReport(
            store: spool,
            count: spool.count,
            isComplete: state.isComplete,
            awaitsMore: !state.isComplete,
            isPartial: !state.isComplete,
            notice: state.problem.map { "\(entry.title) could not be unpacked to its end (\($0))." },
            interval: state.isComplete ? nil : entry.kind.isDirect ? 0 : Self.interval,
            fraction: entry.size.map { $0 > 0 ? min(1, Double(spool.count) / Double($0)) : 1 }
        )
    }

    private func unpackPortion() {
        guard !shared.state.withLock({ $0.isComplete }) else { return }
        if reader == nil {
            let (reader, problem) = entry.reader()
            guard let reader else { return Self.end(shared, problem) }
            self.reader = reader
        }
        guard let reader else { return }
        Self.unpack(reader, into: spool, shared, upTo: spool.count + Self.portion)
        if shared.state.withLock({ $0.isComplete }) { self.reader = nil }
    }

    /// Unpacks the file on its own thread, because the files before it have to be unpacked, too.
    private func unpackAside() {
        let isFirst = shared.state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard isFirst else { return }
        WorkThread.start("unfold-archive") { [entry, spool, shared] in
            let (reader, problem) = entry.reader { shared.flag.isSet }
            guard let reader else { return Self.end(shared, problem) }
            Self.unpack(reader, into: spool, shared, upTo: .max)
        }
        let start = ContinuousClock.now
        while !shared.state.withLock({ $0.isComplete }), start.duration(to: .now) < .seconds(Self.patience) {
            usleep(1000)
        }
    }

    private static func unpack(_ reader: ArchiveReader, into spool: SpooledBytes, _ shared: Shared, upTo end: Int) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1024, alignment: 64)
        defer { buffer.deallocate() }
        while spool.count < end, !shared.flag.isSet {
            let (count, problem) = reader.read(into: buffer)
            if let problem { return Self.end(shared, ArchiveLister.sentence(problem)) }
            guard count > 0 else { return Self.end(shared, nil) }
            do throws(ReadFailure) {
                try spool.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            } catch {
                return Self.end(shared, "there is no room to keep more: \(error.reason)")
            }
        }
    }

    private static func end(_ shared: Shared, _ problem: String?) {
        shared.state.withLock { ($0.isComplete, $0.problem) = (true, problem) }
    }
}
