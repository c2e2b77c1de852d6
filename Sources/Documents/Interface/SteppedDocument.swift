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

    /// Opens bytes, and finds all of their rows.
    package init(_ bytes: [UInt8], title: String, as format: FormatName? = nil, windowSize: Int) {
        indexed = IndexedDocument(
            StoredFeed(bytes),
            title: title,
            as: format,
            isStepwise: true,
            windowSize: windowSize
        )
        while indexed.indexer.step() == .more {}
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

    /// Returns the rows that meet a filter. All rows must be found.
    package func rows(meeting filter: RowFilter) -> RowSet {
        var found = RowSet()
        _ = indexed.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
        return found
    }

    /// Returns the first match of a pattern. All rows must be found.
    package func find(_ pattern: SearchPattern, from row: Int, _ direction: SearchDirection) -> SearchMatch? {
        var search = RowSearch(pattern, in: indexed.indexer, direction, isCancelled: { false }, progress: { _ in })
        // The search throws only if it is canceled.
        return try? search.run(from: row)
    }
}
