/// Several logs as one, merged by time as far as they are read.
struct MergeFeed: ByteFeed {
    /// The number of bytes that one poll merges at least, if there are as many.
    static let portion = 256 * 1024
    /// The number of bytes after which a block ends with its line.
    private static let blockSize = 64 * 1024

    fileprivate struct Log {
        var intake: Intake
        let title: String
        let name: String
        let mark: [UInt8]
        let clock: LogClock
        var report: FeedReport
        /// The offset up to which whole lines are there, of a log that is followed.
        var lineEnd: Int
    }

    private var logs: [Log]
    private var follows: Bool
    private var version = 0
    private var bytes: MergedBytes
    private var merge: LogMerge
    private var limits: [MergeLimit]
    private var isAtEnd = false

    /// - Parameter logs: The bytes of the logs, their titles, their names, and the clocks of their times.
    init(_ logs: [(feed: any ByteFeed, title: String, name: String, clock: LogClock)], encoding: String?, follows: Bool)
    {
        let marks = MergeSource.marks(of: logs.map(\.name))
        self.logs = zip(logs, marks).map { log, mark in
            var intake = Intake(log.feed, title: log.title, encoding: encoding)
            let report = intake.poll()
            return Log(
                intake: intake,
                title: log.title,
                name: log.name,
                mark: mark,
                clock: log.clock,
                report: report,
                lineEnd: report.start
            )
        }
        self.follows = follows
        limits = self.logs.map { MergeLimit(end: $0.report.start, isSettled: false) }
        let sources = self.logs.map(\.source)
        bytes = MergedBytes(sources, limits)
        merge = LogMerge(sources, at: Self.beginning(of: sources), limits)
    }

    private static func beginning(of sources: [MergeSource]) -> LogMerge.Place {
        LogMerge.Place(offsets: sources.map(\.start), current: nil)
    }

    var descriptor: Int32? { nil }
    var isOfFile: Bool { false }

    mutating func follow() {
        follows = true
        for index in logs.indices { logs[index].intake.follow() }
    }

    mutating func poll() -> FeedReport {
        let versions = logs.map(\.report.version)
        let starts = logs.map(\.report.start)
        for index in logs.indices { logs[index].report = logs[index].intake.poll() }
        if logs.map(\.report.version) != versions || logs.map(\.report.start) != starts { startOver() }
        takeLimits()
        mergeMore()
        return report
    }

    /// Forgets what was merged, since a log has other bytes.
    private mutating func startOver() {
        version += 1
        for index in logs.indices { logs[index].lineEnd = logs[index].report.start }
        limits = logs.map { MergeLimit(end: $0.report.start, isSettled: false) }
        let sources = logs.map(\.source)
        bytes = MergedBytes(sources, limits)
        merge = LogMerge(sources, at: Self.beginning(of: sources), limits)
        isAtEnd = false
    }

    private mutating func takeLimits() {
        var new = logs.indices.map { logs[$0].limit() }
        if !isAtEnd {
            // Lines were merged after the end of a log that has grown since: they wait for the others.
            for index in new.indices where limits[index].isSettled { new[index] = limits[index] }
        }
        guard new != limits || !isAtEnd else { return }
        let isNew = isAtEnd
        limits = new
        bytes.set(logs.map(\.source), limits, isNew: isNew)
        merge.setLimits(limits)
        isAtEnd = false
    }

    private mutating func mergeMore() {
        guard !isAtEnd else { return }
        let end = bytes.count + Self.portion
        while !isAtEnd, bytes.count < end {
            let place = merge.place
            var block: [UInt8] = []
            block.reserveCapacity(Self.blockSize + 4096)
            var waits = false
            while block.count < Self.blockSize, !isAtEnd, !waits {
                switch merge.appendLine(to: &block) {
                case .line: break
                case .waits: waits = true
                case .ended: isAtEnd = true
                }
            }
            if !block.isEmpty { bytes.append(block, from: place) }
            if waits { return }
        }
    }

    private var report: FeedReport {
        let reports = logs.map(\.report)
        let isComplete = isAtEnd && reports.allSatisfy(\.isComplete)
        let total = logs.reduce(0) { $0 + $1.report.count - $1.report.start }
        let taken = zip(merge.place.offsets, logs).reduce(0) { $0 + $1.0 - $1.1.report.start }
        return FeedReport(
            store: bytes.store,
            count: bytes.count,
            isComplete: isComplete,
            awaitsMore: !isAtEnd,
            isPartial: !isAtEnd,
            version: version,
            notice: notice,
            loss: logs.lazy.compactMap(\.report.loss).first,
            facts: logs.flatMap { log in
                log.report.facts.map {
                    DocumentFact(name: "\($0.name) of \(log.name)", value: $0.value, evidence: $0.evidence)
                }
            },
            interval: interval,
            canFollow: reports.contains(where: \.canFollow),
            fraction: isAtEnd || reports.contains { $0.isPartial && $0.fraction == nil }
                ? nil : Double(taken) / Double(max(1, total)),
            origins: logs.map(\.name)
        )
    }

    /// The time until the next poll: none while there are lines to merge.
    private var interval: Double? {
        let intervals = logs.compactMap(\.report.interval)
        let isBusy = !isAtEnd && !logs.contains { $0.report.awaitsMore && $0.report.interval != 0 }
        if isBusy { return 0 }
        return isAtEnd && logs.allSatisfy(\.report.isComplete) ? nil : intervals.min()
    }

    private var notice: String? {
        let findings = merge.findings
        var sentences = logs.compactMap(\.report.notice)
        for (index, log) in logs.enumerated() {
            if let line = findings.disorder[index] {
                sentences.append(
                    "\(log.title) is not in the order of its times from line \(line.grouped) on; its lines stay in "
                        + "their order."
                )
            }
            if findings.untimed.contains(index) {
                sentences.append("\(log.title) begins with lines without a time, which come before all others.")
            }
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}

extension MergeFeed.Log {
    fileprivate var source: MergeSource {
        MergeSource(name: name, mark: mark, clock: clock, store: report.store, start: report.start)
    }

    /// Returns how far the log is there. Of one that may grow, a line without an end may go on.
    fileprivate mutating func limit() -> MergeLimit {
        if report.isComplete { return MergeLimit(end: report.count, isSettled: true) }
        if report.awaitsMore || report.interval == 0 { return MergeLimit(end: report.count, isSettled: false) }
        let size = MergeCursor.windowSize
        var end = report.count
        while end > lineEnd {
            let start = max(lineEnd, end - size)
            let window = report.store.bytes(in: start..<end)
            if let feed = window.lastIndex(of: 0x0A) {
                lineEnd = start + feed + 1
                break
            }
            end = start
        }
        return MergeLimit(end: lineEnd, isSettled: true)
    }
}
