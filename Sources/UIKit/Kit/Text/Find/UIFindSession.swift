import Foundation

/// A search of a content by a person, from its beginning to its end.
///
/// It is an abstract class. A ``UITextSearchingFindSession`` searches objects that implement ``UITextSearching``; a
/// content that searches by itself overrides the members.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The ways to show the number of results. The raw values are Apple's.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The index of the highlighted result, and the number of results.
        case currentAndTotal = 0
        /// The number of results.
        case total = 1
        /// Nothing.
        case none = 2
    }

    /// The way to show the number of results. `.currentAndTotal` by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

    /// Called by the session when the number of results, or the highlighted one, has changed.
    var onChange: () -> Void = {}

    public override init() {
        super.init()
    }

    /// The number of results. 0 here.
    open var resultCount: Int { 0 }

    /// The index of the highlighted result; `NSNotFound`, as here, if there is none.
    open var highlightedResultIndex: Int { NSNotFound }

    /// Whether results can be replaced. `false` here.
    open var supportsReplacement: Bool { false }

    /// Whether the highlighted result can be replaced. `false` here.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for a string, and highlights a result. Does nothing here.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the highlighted result. Does nothing here.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Replaces all results. Does nothing here.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Highlights the result after or before the highlighted one. Does nothing here.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Removes the results. Does nothing here.
    open func invalidateFoundResults() {}
}
