import Dispatch
import Synchronization

extension IndexedDocument {
    func find(
        _ pattern: SearchPattern,
        from row: Int,
        _ direction: SearchDirection,
        progress: (@MainActor @Sendable (Double) -> Void)? = nil
    ) async throws -> SearchMatch? {
        try await onThread(progress) { [indexer] isCancelled, progress in
            var search = RowSearch(pattern, in: indexer, direction, isCancelled: isCancelled, progress: progress)
            return try search.run(from: row)
        }
    }

    func findMatch(
        _ pattern: SearchPattern,
        from offset: Int,
        _ direction: SearchDirection,
        progress: (@MainActor @Sendable (Double) -> Void)? = nil
    ) async throws -> TextMatch? {
        try await onThread(progress) { [indexer] isCancelled, progress in
            let search = TextSearch(pattern, in: indexer, direction, isCancelled: isCancelled, progress: progress)
            return try search.run(from: offset)
        }
    }

    /// Runs a search on a thread of its own.
    func onThread<Match: Sendable>(
        _ progress: (@MainActor @Sendable (Double) -> Void)?,
        _ search: @escaping @Sendable (@escaping () -> Bool, @escaping (Double) -> Void) throws -> Match
    ) async throws -> Match {
        beginIndexing()
        let flag = CancellationFlag()
        let report = SearchProgress(progress)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Match, any Error>) in
                WorkThread.start("unfold-find") {
                    continuation.resume(with: Result { try search({ flag.isSet }, { report.tell($0) }) })
                }
            }
        } onCancel: {
            flag.set()
        }
    }
}

/// A flag that stops work on another thread.
final class CancellationFlag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }

    func set() { value.store(true, ordering: .releasing) }
}

/// Reports progress to the main thread at a limited rate.
private final class SearchProgress: Sendable {
    private static let period = Duration.milliseconds(66)

    private let progress: (@MainActor @Sendable (Double) -> Void)?
    private let last = Mutex(ContinuousClock.now)

    init(_ progress: (@MainActor @Sendable (Double) -> Void)?) { self.progress = progress }

    func tell(_ fraction: Double) {
        guard let progress else { return }
        let isDue = last.withLock { last in
            let now = ContinuousClock.now
            guard last.duration(to: now) >= Self.period else { return false }
            last = now
            return true
        }
        if isDue { DispatchQueue.main.async { MainActor.assumeIsolated { progress(fraction) } } }
    }
}
