/// A search for the next row that meets a filter.
private struct FilterStep {
    let filter: RowFilter
    let indexer: Indexer
    let isStepwise: Bool
    let isCancelled: () -> Bool
    let isShown: (Int) -> Bool

    /// The row that ends the search.
    private struct Match: Error {
        var row: Int
    }

    /// Returns the next row from a row on, and then from the other end of the document up to it.
    func run(from row: Int, _ direction: SearchDirection) throws -> Int? {
        let generation = indexer.snapshot.withLock { $0.state.generation }
        var scan = FilterScan(filter, in: indexer, isStepwise: isStepwise, isCancelled: isCancelled)
        // The first row of the second part, in the document's order.
        let cut = max(0, direction == .forward ? row : row + 1)
        let (before, after) = (0..<cut, cut..<Int.max)
        do {
            for part in direction == .forward ? [after, before] : [before, after] {
                let outcome = try scan.run(part, generation: generation, direction) { found in
                    let rows = found.rows.lazy.map(\.row)
                    let match = direction == .forward ? rows.first(where: isShown) : rows.last(where: isShown)
                    if let match { throw Match(row: match) }
                }
                guard outcome == .complete else { return nil }
            }
        } catch let match as Match {
            return match.row
        }
        return nil
    }
}

extension IndexedDocument {
    func findRow(
        meeting filter: RowFilter,
        from row: Int,
        _ direction: SearchDirection,
        where isShown: @escaping @Sendable (Int) -> Bool
    ) async throws -> Int? {
        try await onThread(nil) { [indexer, isStepwise] isCancelled, _ in
            try FilterStep(
                filter: filter,
                indexer: indexer,
                isStepwise: isStepwise,
                isCancelled: isCancelled,
                isShown: isShown
            ).run(from: row, direction)
        }
    }
}
