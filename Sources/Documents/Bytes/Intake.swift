/// The bytes of a feed as UTF-8, which may have flaws.
struct Intake: Sendable {
    typealias Report = FeedReport

    private let title: String
    private var feed: any ByteFeed
    private var encoding: TextEncoding?
    private var conversion: UTF16Conversion?
    private var version = 0

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
            conversion = nil
        }
        if encoding == nil {
            let end = min(report.count, report.start + TextEncoding.longestMark)
            let beginning = report.store.bytes(in: report.start..<max(report.start, end))
            encoding = TextEncoding(beginning, isWhole: report.isComplete)
        }
        switch encoding {
        case .utf8(let markLength):
            report.start += markLength
        case .utf16(let isBigEndian):
            var conversion = conversion ?? UTF16Conversion(isBigEndian: isBigEndian, title: title, from: report.start)
            report = conversion.take(report)
            self.conversion = conversion
        case .utf32:
            report.count = report.start
            report.notice = "\(title) is UTF-32 text. Convert it: iconv -f UTF-32 -t UTF-8 FILE | unfold -"
        case nil:
            report.count = report.start
        }
        return report
    }
}
