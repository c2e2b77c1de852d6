import Foundation

/// An object that is notified when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Called when a search begins. A delegate can present the controller in it; then its view isn't shown over the
    /// content that is searched.
    func presentSearchController(_ searchController: UISearchController)

    /// Called after a search began, and its bar is in its place.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Called after a search ended, and its bar is in its place.
    func didDismissSearchController(_ searchController: UISearchController)

    /// Called before the bar moves to another place in the navigation bar.
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    )

    /// Called after the bar moved to another place in the navigation bar.
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    )
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}

    public func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}

    public func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}
