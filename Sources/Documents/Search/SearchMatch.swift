/// The direction of a search.
package enum SearchDirection: Sendable, Hashable {
    case forward, backward
}

/// A row with a match.
package struct SearchMatch: Sendable, Hashable {
    package var row: Int
    /// Whether the search passed the end of the document, or backward the beginning, before it found the row.
    package var hasWrapped: Bool
    /// The generation of the contents that have the row: see `DocumentState`.
    package var generation: Int
}
