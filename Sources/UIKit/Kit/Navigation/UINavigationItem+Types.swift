extension UINavigationItem {
    /// The arrangements of a bar. The raw values are Apple's.
    public enum ItemStyle: Int, Sendable {
        /// The title is in the center, and the groups of items for the center are in a menu.
        case navigator = 0
        /// The title is at the leading edge, and the groups of items for the center are there.
        case browser = 1
        /// The same, and the back button has no title.
        case editor = 2
    }
}

extension UINavigationItem {
    /// The sizes of a title in a bar that prefers large titles. The raw values are Apple's.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The title has the size of that of the item below it. The title of the first item is large.
        case automatic = 0
        /// The title is large while the content is at its top.
        case always = 1
        /// The title is small.
        case never = 2
        /// The title is large and in the line of the buttons, at the leading edge. The bar has its usual height.
        case inline = 3
    }
}

extension UINavigationItem {
    /// The places of a search bar. The raw values are Apple's.
    public enum SearchBarPlacement: Int, Sendable {
        /// The place that the system chooses, which is below the title here.
        case automatic = 0
        /// The same as `integrated`.
        case inline = 1
        /// Below the title.
        case stacked = 2
        /// In the middle of the line of the title, if the title isn't there: in a tab bar controller, or with a style
        /// that has the title at the leading edge. Otherwise the same as `integrated`.
        case integratedCentered = 3
        /// In the line of the title while there is a search. Otherwise there is a button that begins one.
        case integratedButton = 4

        /// In the line of the title, at the trailing edge. In a window of compact width the same as `integratedButton`.
        public static var integrated: SearchBarPlacement { .inline }
    }
}

extension UINavigationItem {
    /// The titles of the back button that leads to an item. The raw values are Apple's.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title that was set for the button, or none.
        case `default` = 0
        /// The word "Back".
        case generic = 1
        /// No title.
        case minimal = 2
    }
}
