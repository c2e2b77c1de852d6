/// Which way to look.
package enum SearchDirection: Sendable, Hashable {
    case forward, backward
}

/// A row in which a pattern was found.
package struct SearchMatch: Sendable, Hashable {
    package var row: Int
    /// Whether the search came to the row around the end, or the beginning, of the document.
    package var hasWrapped: Bool
    /// Of the contents that have the row: see `DocumentState`.
    package var generation: Int
}
