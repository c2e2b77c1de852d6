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
    private let work: Mutex<IndexingWork>

    /// Polls the feed, and finds no rows yet.
    init(
        _ feed: any ByteFeed,
        title: String,
        as format: FormatName?,
        _ choices: ReadingChoices,
        windowSize: Int,
        keeper: IndexKeeper? = nil
    ) {
        let intake = Intake(feed, title: title, encoding: choices.encoding)
        var work = IndexingWork(intake, title: title, as: format, choices, windowSize: windowSize, keeper: keeper)
        snapshot = Mutex(work.begin())
        self.work = Mutex(work)
    }

    /// Scans one window or, if there is none, looks for changes of the file.
    func step() -> Step { work.withLock { $0.step(snapshot) } }
}
