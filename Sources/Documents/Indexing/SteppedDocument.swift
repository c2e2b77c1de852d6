/// A document that finds rows only when it is told to, on the main thread: equal steps have equal results.
@MainActor
package struct SteppedDocument {
    private let indexed: IndexedDocument

    /// Opens a document and finds the rows of its first window.
    ///
    /// - Parameter windowSize: The number of bytes that are looked at in a step.
    package init(
        _ source: DocumentSource,
        as format: FormatName? = nil,
        follows: Bool = false,
        windowSize: Int
    ) throws(DocumentError) {
        indexed = try source.open(as: format, follows: follows, isStepwise: true, windowSize: windowSize)
    }

    package var document: any Document { indexed }

    /// Looks at one window, or at what has become of the file, and tells observers.
    package func step() {
        indexed.step()
    }

    /// Finds all rows that are there by now, and then tells observers.
    package func catchUp() {
        while indexed.indexer.step() == .more {}
        indexed.step()
    }

    /// Looks for a pattern in the rows that are found, all of which must be.
    package func find(_ pattern: SearchPattern, from row: Int, _ direction: SearchDirection) -> SearchMatch? {
        var search = RowSearch(pattern, in: indexed.indexer, direction, isCancelled: { false }, progress: { _ in })
        // Only a search that is cancelled throws.
        return try? search.run(from: row)
    }
}
