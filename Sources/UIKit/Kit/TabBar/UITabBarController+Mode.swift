extension UITabBarController {
    /// Where a window of regular width shows tabs. The raw values are Apple's.
    public enum Mode: Int, Sendable {
        /// In a bar, and in a sidebar if there is a `UITabGroup` among the tabs.
        case automatic = 0
        /// In a bar only.
        case tabBar = 1
        /// In a bar and in a sidebar, of which one is visible.
        case tabSidebar = 2
    }

    /// Whether the sidebar is visible, or the user can show it.
    var isSidebarAvailable: Bool {
        guard !isCompact else { return false }
        return switch mode {
        case .automatic: entries.contains { $0.tab is UITabGroup }
        case .tabBar: false
        case .tabSidebar: entries.contains { $0.tab != nil }
        }
    }

    var isSidebarVisible: Bool { isSidebarAvailable && !sidebar.isHidden }
}
