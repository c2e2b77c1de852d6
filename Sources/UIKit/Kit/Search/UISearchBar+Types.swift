extension UISearchBar {
    /// The backgrounds of a search bar. The raw values are Apple's.
    public enum Style: UInt, Sendable {
        /// The background has the bar's tint color, if it has one.
        case `default` = 0
        /// The same as the default.
        case prominent = 1
        /// The bar has no background.
        case minimal = 2
    }
}
