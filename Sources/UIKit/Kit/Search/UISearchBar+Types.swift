extension UISearchBar {
    /// The images in the field. The raw values are Apple's.
    public enum Icon: Int, Sendable {
        /// The symbol before the text.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The button for bookmarks.
        case bookmark = 2
        /// The button for results.
        case resultsList = 3
    }

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
