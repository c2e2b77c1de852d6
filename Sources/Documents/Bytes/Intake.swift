/// The bytes of a feed as UTF-8, which may have flaws: unpacked, and converted from other encodings.
struct Intake: Sendable {
    typealias Report = FeedReport

    /// The compression as far as it is known.
    private enum Packing: Sendable {
        case unknown, none
        case some(Decompression)
    }

    private let title: String
    private var feed: any ByteFeed
    private var packing = Packing.unknown
    private var encoding: TextEncoding?
    private var conversion: TextConversion?
    private var version = 0
    /// The number of bytes by which the encoding was detected, and of times that it turned out to be another one.
    private var sampleCount = 0
    private var restarts = 0

    init(_ feed: any ByteFeed, title: String) {
        self.feed = feed
        self.title = title
    }

    var descriptor: Int32? { feed.descriptor }

    /// The encoding, if its text cannot be shown.
    var refusedEncoding: String? { encoding == .utf32 ? "UTF-32" : nil }

    mutating func poll() -> Report {
        var report = feed.poll()
        if report.version != version {
            version = report.version
            encoding = nil
            sampleCount = 0
            conversion = nil
            packing = .unknown
        }
        report = unpacked(report)
        detectEncoding(report)
        report.version += restarts
        switch encoding {
        case .utf8(let markLength):
            report.start += markLength
        case .utf16(let isBigEndian, let hasMark):
            let start = report.start + (hasMark ? 2 : 0)
            report = converted(report, from: start, UTF16Converter(isBigEndian: isBigEndian), "UTF-16")
        case .latin1:
            report = converted(report, from: report.start, Latin1Converter(), "not UTF-8, was read as Latin-1,")
        case .utf32:
            report.count = report.start
            report.notice = "\(title) is UTF-32 text. Convert it: iconv -f UTF-32 -t UTF-8 FILE | unfold -"
        case nil:
            report.count = report.start
        }
        return report
    }

    /// Detects the encoding, and again while the beginning by which it is guessed grows.
    private mutating func detectEncoding(_ report: Report) {
        let count = max(0, min(report.count - report.start, TextEncoding.sampleSize))
        guard encoding == nil || encoding?.hasMark == false && count > sampleCount else { return }
        sampleCount = count
        let beginning = report.store.bytes(in: report.start..<report.start + count)
        let new = TextEncoding(beginning, isWhole: report.isComplete)
        guard new != encoding, let new else { return }
        if encoding != nil {
            // The rows of the other encoding are void.
            restarts += 1
            conversion = nil
        }
        encoding = new
    }

    /// Returns the report of the bytes that packed bytes are unpacked to.
    private mutating func unpacked(_ report: Report) -> Report {
        if case .unknown = packing {
            let end = min(report.count, report.start + CompressionKind.signatureLength)
            let beginning = report.store.bytes(in: report.start..<max(report.start, end))
            switch CompressionKind.answer(beginning, isWhole: report.isComplete) {
            case .plain: packing = .none
            case .compressed(let kind):
                do throws(DecodingFailure) {
                    packing = .some(try Decompression(kind, report, title: title))
                } catch {
                    packing = .none
                }
            case .unknown:
                var waiting = report
                waiting.count = report.start
                return waiting
            }
        }
        guard case .some(var decompression) = packing else { return report }
        packing = .none
        let result = decompression.take(report)
        packing = .some(decompression)
        return result
    }

    private mutating func converted(
        _ report: Report,
        from start: Int,
        _ converter: some TextConverter,
        _ name: String
    ) -> Report {
        var conversion = conversion ?? TextConversion(converter, name: name, title: title, from: start)
        let result = conversion.take(report)
        self.conversion = conversion
        return result
    }
}
