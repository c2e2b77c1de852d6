import Foundation

/// An object that is notified when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Called after a search began, and its bar is in its place.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Called after a search ended, and its bar is in its place.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
