import Dispatch
import Synchronization

/// The observers of a document, told on the main thread.
final class DocumentObservers: Sendable {
    private struct Weak {
        weak var observation: DocumentObservation?
    }

    private let indexer: Indexer
    /// Whether the main thread is going to tell the observers.
    private let isDue = Atomic(false)
    @MainActor private var observations: [Weak] = []

    init(_ indexer: Indexer) { self.indexer = indexer }

    @MainActor func add(_ changed: @escaping @MainActor (DocumentChange) -> Void) -> DocumentObservation {
        let observation = DocumentObservation(indexer.snapshot.withLock { $0.state }, changed)
        observations.removeAll { $0.observation == nil }
        observations.append(Weak(observation: observation))
        return observation
    }

    /// Makes the main thread tell the observers soon. Any thread may call it, at any rate.
    func notify() {
        guard !isDue.exchange(true, ordering: .acquiringAndReleasing) else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.tell() } }
    }

    /// Tells the observers.
    @MainActor func tell() {
        isDue.store(false, ordering: .releasing)
        let state = indexer.snapshot.withLock { $0.state }
        for observer in observations { observer.observation?.tell(state) }
    }
}
