extension UITab {
    /// Where a tab is, and what the user may do with it. The raw values are Apple's.
    ///
    /// There is no sidebar, so tabs for it are in the bar, too.
    public enum Placement: Int, Sendable {
        /// The tab is in the bar, in the order of the tabs.
        case automatic = 0
        /// The user may move the tab in the list of more tabs.
        case `default` = 1
        /// The same as `default`.
        case optional = 2
        /// The same as `default`.
        case movable = 3
        /// The tab is after all others, and the user can't move it.
        case pinned = 4
        /// The user can't move the tab.
        case fixed = 5
        /// The same as `automatic`.
        case sidebarOnly = 6

        /// Whether the user may move the tab.
        var allowsMoving: Bool {
            switch self {
            case .default, .optional, .movable: true
            case .automatic, .pinned, .fixed, .sidebarOnly: false
            }
        }
    }
}
