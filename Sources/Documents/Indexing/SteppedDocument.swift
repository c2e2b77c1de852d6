/// A document that finds rows only in steps on the main thread. Equal steps have equal results.
@MainActor
package struct SteppedDocument {
    private let indexed: IndexedDocument

    /// Opens a document and finds the rows of its first window.
    ///
    /// - Parameter windowSize: The number of bytes that one step scans.
    package init(
        _ source: DocumentSource,
        as format: FormatName? = nil,
        follows: Bool = false,
        windowSize: Int
    ) throws(DocumentError) {
        indexed = try source.open(as: format, follows: follows, isStepwise: true, windowSize: windowSize)
    }

    package var document: any Document { indexed }

    /// Scans one window, or checks the file for changes, and notifies observers.
    package func step() {
        indexed.step()
    }

    /// Finds all present rows, and then notifies observers.
    package func catchUp() {
        while indexed.indexer.step() == .more {}
        indexed.step()
    }

    /// Returns the first match of a pattern. All rows must be found.
    package func find(_ pattern: SearchPattern, from row: Int, _ direction: SearchDirection) -> SearchMatch? {
        var search = RowSearch(pattern, in: indexed.indexer, direction, isCancelled: { false }, progress: { _ in })
        // The search throws only if it is canceled.
        return try? search.run(from: row)
    }
}
