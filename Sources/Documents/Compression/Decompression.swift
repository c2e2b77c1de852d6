import Foundation

/// Unpacks a feed portion by portion.
///
/// Of gzip, checkpoints are kept, from which any place is unpacked again. zstd and xz have states that are too large to
/// be kept, so what they unpack to is kept as the bytes of a pipe are: in a temporary file if it is much.
struct Decompression: Sendable {
    /// The maximum number of unpacked bytes of one poll.
    static let portion = 1024 * 1024
    private static let inputSize = 128 * 1024

    private let kind: CompressionKind
    private let title: String
    private let decoder: any Decoder
    private let spool = SpooledBytes()
    private let gzip: GzipBytes?
    /// The number of packed bytes that are used up, and of those that they were unpacked to.
    private var taken: Int
    private var count = 0
    /// Whether a stream has ended and the next one has not begun.
    private var isBetweenStreams = false
    private var isFinished = false
    /// The flaw of the packed bytes, as a sentence; `nil` if there is none.
    private var failure: String?

    init(_ kind: CompressionKind, _ report: FeedReport, title: String) throws(DecodingFailure) {
        self.kind = kind
        self.title = title
        taken = report.start
        switch kind {
        case .gzip:
            decoder = try GzipDecoder()
            gzip = GzipBytes(report.store)
        case .zstd:
            decoder = try ZstdDecoder()
            gzip = nil
        case .xz:
            decoder = try XZDecoder()
            gzip = nil
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
            store: gzip ?? spool,
            count: count,
            isComplete: isFinished && (report.isComplete || failure != nil),
            awaitsMore: report.awaitsMore && failure == nil,
            isPartial: true,
            version: report.version,
            notice: [report.notice, failure ?? notice].compactMap { $0 }.joined(separator: " "),
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
        var filled = 0
        defer { keep(UnsafeRawBufferPointer(rebasing: output[..<filled])) }
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
                if gzip != nil { try addCheckpoint(at: count + filled) }
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
                "\(title) has bytes after its \(kind.name) data, from byte \(taken.formatted()) on. They are not shown."
            )
            return false
        }
    }

    private mutating func end() {
        let isWhole = isBetweenStreams
        stop(isWhole ? nil : "\(title) ends too early, and these are the rows that could be unpacked.")
    }

    private func addCheckpoint(at offset: Int) throws(DecodingFailure) {
        guard let gzip, let decoder = decoder as? GzipDecoder, decoder.isAtStart || decoder.isAtBlock else { return }
        do throws(ReadFailure) {
            let window = decoder.isAtStart ? nil : { decoder.window }
            try gzip.addCheckpoint(
                at: offset,
                input: taken,
                bits: decoder.isAtStart ? 0 : decoder.bitCount,
                window: window
            )
        } catch {
            throw DecodingFailure(reason: "there is no room for what is needed to go back in it: \(error.reason)")
        }
    }

    /// Keeps bytes that were unpacked.
    private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        if let gzip {
            gzip.add(bytes, at: count)
            count += bytes.count
            return
        }
        do throws(ReadFailure) {
            try spool.append(bytes)
            count += bytes.count
        } catch {
            stop("There is no room to keep more of \(title) (\(error.reason)).")
        }
    }
}
