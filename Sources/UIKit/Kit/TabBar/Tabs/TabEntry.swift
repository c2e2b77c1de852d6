/// A tab of a tab bar controller: a controller of the client's, or a tab that creates its controller.
@MainActor
enum TabEntry {
    case controller(UIViewController)
    case tab(UITab)

    /// The controller, unless it is still to be created.
    var loaded: UIViewController? {
        switch self {
        case .controller(let controller): controller
        case .tab(let tab): tab.shownController
        }
    }

    /// Returns the controller.
    func load() -> UIViewController {
        switch self {
        case .controller(let controller): controller
        case .tab(let tab): tab.loadShownController()
        }
    }

    var tab: UITab? {
        if case .tab(let tab) = self { tab } else { nil }
    }

    /// The item in the bar.
    var item: UITabBarItem {
        switch self {
        case .controller(let controller): controller.tabBarItem
        case .tab(let tab): tab.item
        }
    }

    var isVisible: Bool { tab?.isHidden != true }
    var isPinned: Bool { tab?.preferredPlacement == .pinned }

    /// Returns whether both are the same tab.
    func isSame(as other: TabEntry) -> Bool {
        switch (self, other) {
        case (.controller(let one), .controller(let other)): one === other
        case (.tab(let one), .tab(let other)): one === other
        default: false
        }
    }

    /// Returns tabs in the order of others, some of which may be gone. Those that aren't among the others come last.
    static func arranged(_ entries: [TabEntry], as order: [TabEntry]) -> [TabEntry] {
        let known = order.filter { entry in entries.contains { $0.isSame(as: entry) } }
        return known + entries.filter { entry in !known.contains { $0.isSame(as: entry) } }
    }

    /// Returns how many of some tabs the bar shows. The others are in the list of its last tab.
    static func barCount(of count: Int, isCompact: Bool) -> Int {
        isCompact && count > TabMetrics.mostTabs ? TabMetrics.mostTabs - 1 : count
    }
}
