import Foundation

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when a search begins or ends, and when its text or its scope changes.
    func updateSearchResults(for searchController: UISearchController)
}
