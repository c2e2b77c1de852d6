import Synchronization

/// Finds the rows of a document window by window, and continues when more bytes come.
///
/// One thread at a time takes steps. All threads read the results in `snapshot`.
final class Indexer: Sendable {
    /// The next action after a step.
    enum Step: Equatable {
        /// Take the next step.
        case more
        /// Take the next step after some seconds, or when the descriptor is readable. All present rows are found.
        case wait(Double, descriptor: Int32?)
        /// Stop, because nothing will change.
        case end
    }

    let snapshot: Mutex<DocumentSnapshot>
    /// Whether the bytes are those of a file, and not made of others.
    let isOfFile: Bool
    private let work: Mutex<IndexingWork>
    /// The choice of an encoding that the next step makes. A caller must not wait for a step that reads a slow disk.
    private let encoding: Mutex<Encoding?> = Mutex(nil)

    /// Whether the next step begins to follow the file.
    private let isFollowDue = Atomic(false)

    private struct Encoding {
        /// The name; `nil` for the one that is detected.
        let name: String?
    }

    /// Polls the feed, and finds no rows yet.
    init(
        _ feed: any ByteFeed,
        title: String,
        as format: FormatName?,
        _ choices: ReadingChoices,
        windowSize: Int,
        keeper: IndexKeeper? = nil
    ) {
        let intake = Intake(feed, title: title, encoding: choices.encoding, opensContainers: format == nil)
        var work = IndexingWork(intake, title: title, as: format, choices, windowSize: windowSize, keeper: keeper)
        isOfFile = intake.isOfFile
        snapshot = Mutex(work.begin())
        self.work = Mutex(work)
    }

    /// Reads the bytes in an encoding from the next step on; `nil` for the one that is detected.
    func read(inEncoding name: String?) { encoding.withLock { $0 = Encoding(name: name) } }

    /// Lets the document grow with its file from the next step on.
    func follow() { isFollowDue.store(true, ordering: .releasing) }

    /// Scans one window or, if there is none, looks for changes of the file.
    func step() -> Step {
        work.withLock { work in
            let choice = encoding.withLock { choice in
                defer { choice = nil }
                return choice
            }
            if let choice { work.read(inEncoding: choice.name) }
            if isFollowDue.exchange(false, ordering: .acquiringAndReleasing) { work.follow() }
            return work.step(snapshot)
        }
    }
}
