import Glibc
import Synchronization

/// The thread that finds a document's rows.
final class IndexingThread: Sendable {
    /// The time between two notifications while rows are found, in seconds.
    private static let period = 1.0 / 15

    private struct Waiting {
        var isStarted = false
        /// Callers that wait until all rows are found. The current ones have waited since before the last step.
        var arriving: [CheckedContinuation<Void, Never>] = []
        var present: [CheckedContinuation<Void, Never>] = []
    }

    private let indexer: Indexer
    private let changed: @Sendable () -> Void
    private let wake = WakeSignal()
    private let isCancelled = Atomic(false)
    private let waiting = Mutex(Waiting())

    /// - Parameter changed: Called on the thread when there are changes.
    init(_ indexer: Indexer, changed: @escaping @Sendable () -> Void) {
        self.indexer = indexer
        self.changed = changed
    }

    /// Starts the thread, unless it has started.
    func start() {
        let isStarted = waiting.withLock { waiting in
            defer { waiting.isStarted = true }
            return waiting.isStarted
        }
        guard !isStarted else { return }
        WorkThread.start("unfold-index") { [self] in run() }
    }

    /// Takes the next step at once, if the thread waits.
    func hurry() { wake.send() }

    /// Ends the thread soon, even if rows are left.
    func cancel() {
        isCancelled.store(true, ordering: .releasing)
        wake.send()
    }

    /// Waits until all present rows are found.
    func finish() async {
        start()
        await withCheckedContinuation { continuation in
            waiting.withLock { $0.arriving.append(continuation) }
            wake.send()
        }
    }

    private func run() {
        // Drawing has priority.
        _ = nice(5)
        var lastNews = ContinuousClock.now
        var step = Indexer.Step.more
        var toldState: DocumentState?
        while !isCancelled.load(ordering: .acquiring) {
            waiting.withLock { waiting in
                waiting.present += waiting.arriving
                waiting.arriving = []
            }
            step = indexer.step()
            let isIdle = step != .more
            if isIdle || lastNews.duration(to: .now) > .seconds(Self.period) {
                let state = indexer.snapshot.withLock { $0.state }
                // Nobody is woken to hear that nothing has changed.
                if state != toldState { changed() }
                (toldState, lastNews) = (state, .now)
            }
            guard isIdle else { continue }
            if !indexer.snapshot.withLock({ $0.state.isIndexing }) { releaseWaiting() }
            switch step {
            case .wait(let seconds, let descriptor): wake.wait(seconds, or: descriptor)
            case .end: wake.wait(nil, or: nil)
            case .more: break
            }
        }
        waiting.withLock { $0.present += $0.arriving }
        releaseWaiting()
    }

    private func releaseWaiting() {
        let released = waiting.withLock { waiting in
            defer { waiting.present = [] }
            return waiting.present
        }
        for continuation in released { continuation.resume() }
    }
}
