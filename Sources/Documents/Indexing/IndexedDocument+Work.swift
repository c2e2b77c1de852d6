import Dispatch
import Synchronization

extension IndexedDocument {
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
