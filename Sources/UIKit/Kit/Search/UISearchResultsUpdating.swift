import Foundation

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when a search begins or ends, and when its text or its scope changes.
    func updateSearchResults(for searchController: UISearchController)

    /// Called when the user chooses one of the suggestions of a search controller. Does nothing by default.
    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    )
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
