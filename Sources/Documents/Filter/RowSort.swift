/// The rows of a document in the order of a field.
struct RowSort {
    /// The greatest number of rows that are sorted.
    static let rowLimit = 4_000_000

    let field: String
    let rows: RowSet?
    let isDescending: Bool

    /// Returns the rows in order; `nil` if there are too many, or if the sort is canceled.
    func run(_ indexer: Indexer, isStepwise: Bool, isCancelled: @escaping () -> Bool) -> [Int]? {
        let (generation, count) = indexer.snapshot.withLock { ($0.state.generation, $0.state.rowCount) }
        guard rows?.count ?? count <= Self.rowLimit else { return nil }
        var scan = FilterScan(.everything, in: indexer, isStepwise: true, isCancelled: isCancelled)
        var order = RowOrder()
        let name = FieldName(field)
        let outcome = try? scan.run(0..<Int.max, generation: generation) { found in
            let renderer = indexer.snapshot.withLock { $0.renderer }
            let bytes = FoundBytes(found)
            for (row, span) in found.rows where rows?.contains(row) != false {
                let value = renderer.values(of: name, bytes.source(of: span)).first
                order.add(row, value: value, number: value.flatMap { renderer.number($0, ofFieldNamed: field) })
            }
        }
        return outcome == .complete ? order.rows(isDescending: isDescending) : nil
    }
}

extension IndexedDocument {
    @MainActor func sortedRows(byField field: String, among rows: RowSet?, isDescending: Bool) async -> [Int]? {
        let sort = RowSort(field: field, rows: rows, isDescending: isDescending)
        let run = FilterRun()
        let (indexer, isStepwise) = (indexer, isStepwise)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                WorkThread.start("unfold-sort") {
                    let rows = sort.run(indexer, isStepwise: isStepwise) { run.isCancelled }
                    continuation.resume(returning: rows)
                }
            }
        } onCancel: {
            run.cancel()
        }
    }
}
