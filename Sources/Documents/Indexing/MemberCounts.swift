import Dispatch
import Glibc
import Synchronization

/// The numbers of members of arrays and objects that are too large to be counted when a row is read.
final class MemberCounts: Sendable {
    /// The number of values whose counts are cached.
    private static let capacity = 4096
    private static let windowSize = 256 * 1024
    private static let queue = DispatchQueue(label: "unfold-count", qos: .utility)

    private struct Content {
        var generation = 0
        var counts: [Int: Int] = [:]
    }

    private let content = Mutex(Content())

    /// Returns the number of members of the array or object at an offset; `nil` if it is not counted.
    func count(at offset: Int) -> Int? { content.withLock { $0.counts[offset] } }

    /// Forgets all numbers if they are those of another generation of the bytes.
    func keepOnly(generation: Int) {
        content.withLock { content in
            if content.generation != generation { content = Content(generation: generation) }
        }
    }

    /// Counts the members of arrays and objects. Costs reading them, on a queue that all documents share. Stops early
    /// if the task is canceled.
    ///
    /// - Parameters:
    ///   - end: The offset at which the bytes end for now.
    ///   - isComplete: Whether they stay as they are. If not, a value that has no end yet is not counted.
    func count(_ offsets: [Int], in store: any ByteStore, end: Int, isComplete: Bool) async {
        let isCancelled = CancellationFlag()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.queue.async { [self] in
                    for offset in offsets where count(at: offset) == nil && !isCancelled.isSet {
                        guard let count = Self.count(at: offset, in: store, end: end, isComplete, isCancelled) else {
                            continue
                        }
                        content.withLock { content in
                            if content.counts.count >= Self.capacity { content.counts = [:] }
                            content.counts[offset] = count
                        }
                    }
                    continuation.resume()
                }
            }
        } onCancel: {
            isCancelled.set()
        }
    }

    private static func count(
        at offset: Int,
        in store: any ByteStore,
        end: Int,
        _ isComplete: Bool,
        _ isCancelled: CancellationFlag
    ) -> Int? {
        var scanner = ElementScanner()
        var count = 0
        let read = store.forEachWindow(of: windowSize, in: offset..<max(offset, end)) { window, place in
            // The scan stops at the end of the value: later bytes are no members.
            scanner.scan(window, at: place) { _ in count += 1 }
            return !scanner.isAtEnd && !isCancelled.isSet
        }
        if isCancelled.isSet { return nil }
        if !scanner.isAtEnd {
            guard isComplete else { return nil }
            scanner.finish(at: read) { _ in count += 1 }
        }
        return count
    }
}
