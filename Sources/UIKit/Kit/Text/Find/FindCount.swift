import Foundation

/// The number of results as the find bar shows it.
@MainActor
struct FindCount {
    /// Empty if nothing is shown.
    let text: String
    /// Whether there are results to highlight.
    let hasResults: Bool
    /// Whether the highlighted result can be replaced.
    let canReplace: Bool

    init(_ session: UIFindSession, isSearching: Bool) {
        let (count, index) = (session.resultCount, session.highlightedResultIndex)
        hasResults = count > 0
        canReplace = session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult
        text =
            if !isSearching || session.searchResultDisplayStyle == .none {
                ""
            } else if count == 0 {
                "Not Found"
            } else if session.searchResultDisplayStyle == .total || index == NSNotFound {
                "\(count)"
            } else {
                "\(index + 1) of \(count)"
            }
    }
}
