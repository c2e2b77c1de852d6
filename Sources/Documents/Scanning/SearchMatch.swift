/// The direction of a search.
package enum SearchDirection: Sendable, Hashable {
    case forward, backward
}

/// A match in the bytes of a document.
package struct TextMatch: Sendable, Hashable {
    package var range: Range<Int>
    /// Whether the search passed the end of the document, or backward the beginning, before it found the match.
    package var hasWrapped: Bool
    /// The generation of the contents that have the match: see `DocumentState`.
    package var generation: Int
}

/// A row with a match.
package struct SearchMatch: Sendable, Hashable {
    package var row: Int
    /// Whether the search passed the end of the document, or backward the beginning, before it found the row.
    package var hasWrapped: Bool
    /// The generation of the contents that have the row: see `DocumentState`.
    package var generation: Int
}
