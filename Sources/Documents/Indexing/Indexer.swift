import Synchronization

/// Finds the rows of a document, window by window, and goes on when more bytes come.
///
/// One thread at a time takes steps; what they find is in `snapshot` for every thread.
final class Indexer: Sendable {
    /// What to do after a step.
    enum Step: Equatable {
        /// Take the next one.
        case more
        /// All is found that there is. Ask again after some seconds, or when the descriptor has something.
        case wait(Double, descriptor: Int32?)
        /// Nothing will change.
        case end
    }

    let snapshot: Mutex<DocumentSnapshot>
    private let work: Mutex<IndexingWork>

    /// Looks at what the feed has, and finds nothing yet.
    init(_ feed: any ByteFeed, title: String, as format: FormatName?, windowSize: Int) {
        var work = IndexingWork(Intake(feed, title: title), title: title, as: format, windowSize: windowSize)
        snapshot = Mutex(work.begin())
        self.work = Mutex(work)
    }

    /// Looks at one window, or, when there is none, at what has become of the file.
    func step() -> Step { work.withLock { $0.step(snapshot) } }

    /// Text that cannot be shown; `nil` if it can.
    var refusedEncoding: String? { work.withLock { $0.intake.refusedEncoding } }
}
