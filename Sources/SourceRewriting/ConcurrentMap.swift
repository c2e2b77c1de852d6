import Dispatch
import Synchronization

/// Transforms the elements on all processors. The results have the order of the elements.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ transform: @Sendable (Element) -> Result
) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: elements.count) { position in
        let result = transform(elements[position])
        results.withLock { $0[position] = result }
    }
    return results.withLock { results in elements.indices.compactMap { results[$0] } }
}
