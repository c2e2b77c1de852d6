/// The bytes of a file in an archive, unpacked and converted, as a part of the space of offsets that the
/// outer file has for it.
struct ContentFeed: ByteFeed {
    private var intake: Intake
    /// The offsets for the contents.
    private let space: Range<Int>
    private let title: String

    init(_ feed: any ByteFeed, title: String, in space: Range<Int>, opensContainers: Bool) {
        intake = Intake(feed, title: title, opensContainers: opensContainers)
        self.space = space
        self.title = title
    }

    var descriptor: Int32? { nil }
    var isOfFile: Bool { false }

    mutating func poll() -> FeedReport {
        var report = intake.poll()
        let end = min(report.count, space.count)
        if end < report.count {
            let notice = "\(title) is too large to be shown inside the other file. Shown alone, it is whole."
            report.notice = [report.notice, notice].compactMap { $0 }.joined(separator: " ")
            (report.isComplete, report.awaitsMore, report.interval) = (true, false, nil)
        }
        report.store = ShiftedBytes(store: report.store, base: space.lowerBound)
        report.start = space.lowerBound + min(report.start, end)
        report.count = space.lowerBound + end
        report.space = space
        report.isPrepared = true
        report.path = nil
        report.canFollow = false
        return report
    }
}
