import Foundation
import Synchronization

/// Those who are told of a document's changes, on the main thread.
final class DocumentObservers: Sendable {
    private struct Weak {
        weak var observation: DocumentObservation?
    }

    private let indexer: Indexer
    /// Whether the main thread will come by and tell.
    private let isDue = Atomic(false)
    @MainActor private var observations: [Weak] = []

    init(_ indexer: Indexer) { self.indexer = indexer }

    @MainActor func add(_ changed: @escaping @MainActor (DocumentChange) -> Void) -> DocumentObservation {
        let observation = DocumentObservation(indexer.snapshot.withLock { $0.state }, changed)
        observations.removeAll { $0.observation == nil }
        observations.append(Weak(observation: observation))
        return observation
    }

    /// Has the main thread tell soon. Any thread may call it, often.
    func notify() {
        guard !isDue.exchange(true, ordering: .acquiringAndReleasing) else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.tell() } }
    }

    /// Tells now.
    @MainActor func tell() {
        isDue.store(false, ordering: .releasing)
        let state = indexer.snapshot.withLock { $0.state }
        for observer in observations { observer.observation?.tell(state) }
    }
}
