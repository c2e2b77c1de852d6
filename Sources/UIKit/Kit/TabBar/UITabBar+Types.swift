extension UITabBar {
    /// The arrangements of the tabs. The raw values are Apple's.
    public enum ItemPositioning: Int, Sendable {
        /// Tabs of the standard width in the center.
        case automatic = 0
        /// Tabs that fill the width of the bar.
        case fill = 1
        /// Tabs of `itemWidth` and with `itemSpacing` in the center.
        case centered = 2
    }
}
