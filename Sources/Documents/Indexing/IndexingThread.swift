import Foundation
import Synchronization

/// The thread that finds a document's rows while others read them.
final class IndexingThread: Sendable {
    /// How often observers hear of rows that are being found, in seconds.
    private static let period = 1.0 / 15

    private struct Waiting {
        var isStarted = false
        /// Those who wait until all is found, and those of them who came before the last look at the file.
        var arriving: [CheckedContinuation<Void, Never>] = []
        var present: [CheckedContinuation<Void, Never>] = []
    }

    private let indexer: Indexer
    private let changed: @Sendable () -> Void
    private let wake = WakeSignal()
    private let isCancelled = Atomic(false)
    private let waiting = Mutex(Waiting())

    /// - Parameter changed: called on the thread when there is something to tell.
    init(_ indexer: Indexer, changed: @escaping @Sendable () -> Void) {
        self.indexer = indexer
        self.changed = changed
    }

    /// Begins, if it has not yet.
    func start() {
        let isStarted = waiting.withLock { waiting in
            defer { waiting.isStarted = true }
            return waiting.isStarted
        }
        guard !isStarted else { return }
        let thread = Thread { [self] in run() }
        thread.name = "unfold-index"
        thread.start()
    }

    /// Ends soon, whatever is left.
    func cancel() {
        isCancelled.store(true, ordering: .releasing)
        wake.send()
    }

    /// Waits until all is found that is there by now.
    func finish() async {
        start()
        await withCheckedContinuation { continuation in
            waiting.withLock { $0.arriving.append(continuation) }
            wake.send()
        }
    }

    private func run() {
        // What is on the screen goes first.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
        var lastNews = ContinuousClock.now
        var step = Indexer.Step.more
        while !isCancelled.load(ordering: .acquiring) {
            waiting.withLock { waiting in
                waiting.present += waiting.arriving
                waiting.arriving = []
            }
            step = indexer.step()
            let isIdle = step != .more
            if isIdle || lastNews.duration(to: .now) > .seconds(Self.period) {
                changed()
                lastNews = .now
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
