import Glibc

/// Unpacks a feed portion by portion.
///
/// Of gzip, checkpoints are kept, from which any place is unpacked again. The decoders of zstd, xz and bzip2 have
/// states that are too large for that, so a place is unpacked again from the beginning of its frame, block or stream.
struct Decompression: Sendable {
    /// The maximum number of unpacked bytes of one poll.
    static let portion = 1024 * 1024
    /// The number of packed bytes that are read at once.
    static let inputSize = 128 * 1024

    private let kind: CompressionKind
    private let title: String
    private let decoder: any Decoder
    private let store: any UnpackedBytes
    /// The number of packed bytes that are used up, and of those that they were unpacked to.
    private var taken: Int
    private var count = 0
    /// Whether a stream has ended and the next one has not begun.
    private var isBetweenStreams = false
    private var isFinished = false
    /// The flaw of the packed bytes, as a sentence; `nil` if there is none.
    private var failure: String?

    /// - Parameter store: What keeps the unpacked bytes; by default, that of the compression.
    init(
        _ kind: CompressionKind,
        _ report: FeedReport,
        title: String,
        into store: (any UnpackedBytes)? = nil
    ) throws(DecodingFailure) {
        self.kind = kind
        self.title = title
        taken = report.start
        switch kind {
        case .gzip:
            decoder = try GzipDecoder()
            self.store = store ?? GzipBytes(report.store)
        case .zstd:
            decoder = try ZstdDecoder()
            self.store = store ?? FramedBytes(report.store)
        case .xz:
            decoder = try XZDecoder()
            self.store = store ?? FramedBytes(report.store)
        case .bzip2:
            decoder = try BZip2Decoder()
            self.store = store ?? FramedBytes(report.store)
        }
    }

    /// Returns the feed's report with the bytes that are unpacked by now.
    mutating func take(_ report: FeedReport) -> FeedReport {
        if !isFinished {
            do throws(DecodingFailure) {
                try unpack(report)
            } catch {
                stop("\(title) is \(kind.name), but cannot be unpacked any further (\(error.reason)).")
            }
        }
        let notice = "\(title) is \(kind.name), and is shown unpacked."
        return FeedReport(
            store: store,
            count: count,
            isComplete: isFinished && (report.isComplete || failure != nil),
            awaitsMore: report.awaitsMore && failure == nil,
            isPartial: true,
            version: report.version,
            notice: [report.notice, failure ?? notice].compactMap { $0 }.joined(separator: " "),
            loss: report.loss ?? failure,
            interval: isFinished || taken >= report.count ? report.interval : 0,
            fraction: report.isPartial
                ? nil : Double(taken - report.start) / Double(max(1, report.count - report.start))
        )
    }

    private mutating func stop(_ failure: String?) {
        self.failure = failure
        isFinished = true
    }

    private mutating func unpack(_ report: FeedReport) throws(DecodingFailure) {
        let source = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.inputSize, alignment: 64)
        let output = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.portion, alignment: 64)
        defer {
            source.deallocate()
            output.deallocate()
        }
        // The bytes that were unpacked, and those of them that were kept.
        var (filled, kept) = (0, 0)
        defer { keep(output[kept..<filled]) }
        while filled < Self.portion {
            let wanted = UnsafeMutableRawBufferPointer(
                rebasing: source[..<max(0, min(Self.inputSize, report.count - taken))]
            )
            let available = (try? report.store.read(into: wanted, at: taken)) ?? 0
            guard available > 0 else {
                // The file may have been truncated, or its end is not there yet.
                if report.isComplete || taken < report.count { end() }
                return
            }
            var used = 0
            while used < available, filled < Self.portion {
                let rest = UnsafeRawBufferPointer(rebasing: source[used..<available])
                if isBetweenStreams, !beginsStream(rest, report) { return }
                if store.needsCheckpoint(at: count + filled - kept, decoder) {
                    keep(output[kept..<filled])
                    kept = filled
                    guard !isFinished else { return }
                    try addCheckpoint()
                }
                let room = UnsafeMutableRawBufferPointer(rebasing: output[filled...])
                let step = try decoder.decode(rest, into: room, isLast: false)
                used += step.read
                taken += step.read
                filled += step.written
                isBetweenStreams = step.state == .streamEnded
                // With input and room there is always something to do, unless the data are damaged.
                guard step.read + step.written > 0 || isBetweenStreams || room.isEmpty else {
                    throw DecodingFailure(reason: "its data are damaged")
                }
            }
        }
    }

    /// Returns whether another stream begins after the end of one, and stops if something else does.
    private mutating func beginsStream(_ bytes: UnsafeRawBufferPointer, _ report: FeedReport) -> Bool {
        // Tapes and some programs add zeros.
        guard bytes.contains(where: { $0 != 0 }) else {
            taken += bytes.count
            return false
        }
        switch CompressionKind.answer(Array(bytes.prefix(CompressionKind.signatureLength)), isWhole: report.isComplete)
        {
        case .compressed(kind):
            isBetweenStreams = false
            return true
        case .unknown where taken + bytes.count >= report.count && !report.isComplete: return false
        default:
            stop(
                "\(title) has bytes after its \(kind.name) data, from byte \(taken.grouped) on. They are not shown."
            )
            return false
        }
    }

    private mutating func end() {
        let isWhole = isBetweenStreams
        stop(isWhole ? nil : "\(title) ends too early, and these are the rows that could be unpacked.")
    }

    private func addCheckpoint() throws(DecodingFailure) {
        do throws(ReadFailure) {
            try store.addCheckpoint(at: count, input: taken, decoder)
        } catch {
            throw DecodingFailure(reason: "there is no room for what is needed to go back in it: \(error.reason)")
        }
    }

    /// Keeps bytes that were unpacked.
    private mutating func keep(_ bytes: Slice<UnsafeMutableRawBufferPointer>) {
        guard !bytes.isEmpty else { return }
        do throws(ReadFailure) {
            try store.add(UnsafeRawBufferPointer(rebasing: bytes), at: count)
            count += bytes.count
        } catch {
            stop("There is no room to keep more of \(title) (\(error.reason)).")
        }
    }
}
