import Glibc

/// Several logs as one document, in which their lines are in the order of their times.
///
/// Each entry has the name of its log in front. The logs are merged as they are read: the first rows cost reading the
/// beginnings of the files, whatever their sizes, and what is kept of them is a place in each for 64 KB.
package struct MergedLogs: Sendable {
    private let sources: [DocumentSource]
    private let choices: ReadingChoices

    package init(_ sources: [DocumentSource], reading choices: ReadingChoices = ReadingChoices()) {
        (self.sources, self.choices) = (sources, choices)
    }

    /// Opens the logs as one document.
    ///
    /// - Parameter follows: Whether the document grows with the files. Lines that are added come after all others.
    package func open(follows: Bool = false) throws(DocumentError) -> any Document {
        try open(follows: follows, isStepwise: false)
    }

    func open(
        follows: Bool,
        isStepwise: Bool,
        localOffset: @escaping @Sendable (Int) -> Int = LogClock.systemOffset
    ) throws(DocumentError) -> IndexedDocument {
        IndexedDocument(
            try feed(follows: follows, localOffset),
            title: title,
            as: .log,
            // The logs are converted before they are merged.
            reading: ReadingChoices(encoding: "UTF-8"),
            isStepwise: isStepwise
        )
    }

    /// Writes the merged lines.
    ///
    /// - Parameter write: Writes a part, and returns whether more is wanted.
    package func write(_ write: ([UInt8]) -> Bool) throws(DocumentError) {
        var feed = try feed(follows: false, LogClock.systemOffset)
        var done = 0
        while true {
            let report = feed.poll()
            while done < report.count {
                let bytes = report.store.bytes(in: done..<min(report.count, done + MergeFeed.portion))
                guard !bytes.isEmpty else { return }
                done += bytes.count
                guard write(bytes) else { return }
            }
            if !report.awaitsMore { return }
            if let interval = report.interval, interval > 0 { usleep(2000) }
        }
    }

    private var title: String { sources.map(\.title).joined(separator: " + ") }

    private func feed(
        follows: Bool,
        _ localOffset: @escaping @Sendable (Int) -> Int
    ) throws(DocumentError) -> MergeFeed {
        let names = MergeSource.names(of: sources.map(\.name))
        var logs: [(feed: any ByteFeed, title: String, name: String, clock: LogClock)] = []
        for (source, name) in zip(sources, names) {
            let clock = LogClock(modified: source.modified, localOffset: localOffset)
            logs.append((try source.feed(follows: follows), source.title, name, clock))
        }
        return MergeFeed(logs, encoding: choices.encoding, follows: follows)
    }
}

extension DocumentSource {
    /// The time of the last change of the file, in seconds since 1970; now for a stream.
    fileprivate var modified: Int {
        guard case .file(let path) = self else { return time(nil) }
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else { return time(nil) }
        return status.st_mtim.tv_sec
    }
}
