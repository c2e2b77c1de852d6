extension UISearchController {
    /// The events at which the scopes appear. The raw values are Apple's.
    public enum ScopeBarActivation: Int, Sendable {
        /// The same as `onSearchActivation`.
        case automatic = 0
        /// The client shows and hides the scopes.
        case manual = 1
        /// The scopes are visible while there is a text.
        case onTextEntry = 2
        /// The scopes are visible while the search is active.
        case onSearchActivation = 3
    }
}
