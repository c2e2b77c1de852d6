/// How often the values of a field occur in a document.
package struct ValueCounts: Sendable, Equatable {
    /// The greatest number of different values that are counted. Others are left out, and the counts say so.
    private static let valueLimit = 10_000
    /// The number of bytes of a value that tell it from others.
    private static let valueLength = 200

    private var counts: [String: Int] = [:]
    /// Whether values were left out.
    package private(set) var isIncomplete = false

    /// The number of different values.
    package var count: Int { counts.count }

    /// Returns the values that occur most often, in descending order.
    package func first(_ limit: Int) -> [(value: String, count: Int)] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit).map { ($0.key, $0.value) }
    }

    fileprivate mutating func add(_ value: String) {
        let key = value.utf8.count <= Self.valueLength ? value : String(value.prefix(Self.valueLength))
        if let index = counts.index(forKey: key) {
            counts.values[index] += 1
        } else if counts.count < Self.valueLimit {
            counts[key] = 1
        } else {
            isIncomplete = true
        }
    }
}

extension IndexedDocument {
    @MainActor func valueCounts(ofField field: String) async -> ValueCounts? {
        let run = FilterRun()
        let indexer = indexer
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                WorkThread.start("unfold-count") {
                    continuation.resume(returning: Self.counts(ofField: field, indexer) { run.isCancelled })
                }
            }
        } onCancel: {
            run.cancel()
        }
    }

    private static func counts(
        ofField field: String,
        _ indexer: Indexer,
        isCancelled: @escaping () -> Bool
    ) -> ValueCounts? {
        let generation = indexer.snapshot.withLock { $0.state.generation }
        var scan = FilterScan(.everything, in: indexer, isStepwise: true, isCancelled: isCancelled)
        var counts = ValueCounts()
        let name = FieldName(field)
        let outcome = try? scan.run(0..<Int.max, generation: generation) { found in
            let renderer = indexer.snapshot.withLock { $0.renderer }
            let bytes = FoundBytes(found)
            for (_, span) in found.rows { counts.add(renderer.values(of: name, bytes.source(of: span)).first ?? "") }
        }
        return outcome == .complete ? counts : nil
    }
}
