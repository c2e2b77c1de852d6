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
}
