import Foundation

/// The search of an object that implements ``UITextSearching``.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let search: any TextSearch

    /// Creates a session for an object, which is not retained.
    public convenience init<SearchableObject>(searchableObject: SearchableObject)
    where SearchableObject: UITextSearching {
        self.init(searching: FoundTexts(in: searchableObject))
    }

    private init(searching search: any TextSearch) {
        self.search = search
        super.init()
        search.onChange = { [weak self] in self?.onChange() }
    }

    open override var resultCount: Int { search.count }

    open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }

    open override var supportsReplacement: Bool { search.supportsReplacement }

    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { search.canReplace(with: "") }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.begin(query, options ?? UITextSearchOptions())
    }

    open override func performSingleReplacement(
        query: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {
        guard search.canReplace(with: replacementString) else { return }
        search.replace(with: replacementString)
        performSearch(query: query, options: options)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement else { return }
        search.replaceAll(searchQuery, with: replacementString, options ?? UITextSearchOptions())
        performSearch(query: searchQuery, options: options)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        search.highlightNext(forward: direction == .forward)
    }

    open override func invalidateFoundResults() {
        search.clear()
    }
}
