/// An object that is notified of what the user does in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns whether editing may begin. The default is `true`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Called after editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Returns whether editing may end. The default is `true`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Called after editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called after the user changed the text, or cleared it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Called after the return key was pressed in the field.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Called after the cancel button or the Escape key was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Called after the bookmark button was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// Called after the button for the results was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Called after the user selected another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
