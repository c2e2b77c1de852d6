/// The bytes of a feed as UTF-8, which may have flaws: unpacked, and converted from other encodings.
struct Intake: Sendable {
    typealias Report = FeedReport

    /// The compression as far as it is known.
    private enum Packing: Sendable {
        case unknown, none
        case some(Decompression)
    }

    private let title: String
    /// The encoding that the user named.
    private(set) var namedEncoding: String?
    private var feed: any ByteFeed
    private var packing = Packing.unknown
    /// Whether bytes that may be the beginning of packed ones are shown as they are.
    private var isUndecided = false
    private var encoding: DetectedEncoding?
    private var conversion: TextConversion?
    private var version = 0
    /// The number of bytes by which the encoding was detected, and of times that the same bytes were read again.
    private var sampleCount = 0
    private(set) var restarts = 0
    /// Whether files with others inside them are told.
    private let opensContainers: Bool
    /// The kind of such a file, once the beginning has told whether it is one.
    private var container: ContainerKind??

    init(_ feed: any ByteFeed, title: String, encoding: String? = nil, opensContainers: Bool = false) {
        self.opensContainers = opensContainers && encoding == nil
        self.feed = feed
        self.title = title
        namedEncoding = encoding
    }

    var descriptor: Int32? { feed.descriptor }

    /// Whether the bytes are those of a file, whose encoding a user may know better.
    var isOfFile: Bool { feed.isOfFile }

    /// Reads the bytes from the beginning in an encoding; `nil` detects it.
    mutating func read(inEncoding name: String?) {
        namedEncoding = name
        readAgain()
    }

    /// Detects the encoding again. The rows of the other one are void.
    private mutating func readAgain() {
        (encoding, conversion, sampleCount) = (nil, nil, 0)
        restarts += 1
    }

    /// Lets the bytes grow with their file. Packed bytes are a whole that does not.
    mutating func follow() {
        guard case .none = packing else { return }
        feed.follow()
        // The end of a whole file says more of its encoding than the present end of one that grows.
        sampleCount = 0
    }

    mutating func poll() -> Report {
        var report = feed.poll()
        if report.version != version {
            version = report.version
            encoding = nil
            sampleCount = 0
            conversion = nil
            (packing, isUndecided) = (.unknown, false)
            container = nil
        }
        if report.isPrepared { return report }
        report = unpacked(report)
        if opensContainers, namedEncoding == nil, let kind = containerKind(report) {
            report.container = kind
            report.version += restarts
            return report
        }
        detectEncoding(report)
        report.version += restarts
        guard let detected = encoding else {
            report.count = report.start
            return report
        }
        report.facts.append(detected.fact)
        let isGuess = detected.evidence == .content
        let name = isGuess ? "not UTF-8, was read as \(detected.encoding.name)," : detected.encoding.name
        switch detected.encoding {
        case .utf8(let markLength):
            report.start += markLength
        case .utf16(let isBigEndian, let hasMark):
            let start = report.start + (hasMark ? 2 : 0)
            report = converted(report, from: start, UTF16Converter(isBigEndian: isBigEndian), name)
        case .latin1:
            report = converted(report, from: report.start, Latin1Converter(), name)
        case .other(let known, let markLength):
            report = converted(report, from: report.start + markLength, IconvConverter(known), name)
        }
        return report
    }

    private mutating func containerKind(_ report: Report) -> ContainerKind? {
        if let container { return container }
        let count = report.count - report.start
        guard count > 0 else { return nil }
        let end = report.start + min(count, ContainerKind.signatureLength)
        let kind = ContainerKind(report.store.bytes(in: report.start..<end))
        // Another answer may come as long as the beginning grows.
        if kind != nil || report.isComplete || count >= ContainerKind.signatureLength { container = .some(kind) }
        return kind
    }

    /// Detects the encoding, and again while the beginning by which it is guessed grows.
    private mutating func detectEncoding(_ report: Report) {
        let count = max(0, min(report.count - report.start, TextEncoding.sampleSize))
        guard encoding == nil || encoding?.encoding.hasMark == false && count > sampleCount else { return }
        sampleCount = count
        let beginning = report.store.bytes(in: report.start..<report.start + count)
        let named = namedEncoding.flatMap { TextEncoding(named: $0, beginning) }
        let new = named.map { DetectedEncoding($0, .user) } ?? DetectedEncoding(beginning, isWhole: report.isComplete)
        guard new != encoding, let new else { return }
        let isSame = new.encoding == encoding?.encoding
        if encoding != nil, !isSame {
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
                if isUndecided { readAgain() }
                do throws(DecodingFailure) {
                    packing = .some(try Decompression(kind, report, title: title))
                } catch {
                    packing = .none
                }
            case .unknown where feed.isOfFile:
                // A file may stay as short as that.
                isUndecided = true
                return report
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
