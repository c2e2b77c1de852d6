extension UITabBarController {
    // MARK: Entries

    func entry(of controller: UIViewController) -> TabEntry? { entries.first { $0.loaded === controller } }

    /// Returns the controller of a tab, as a child.
    func load(_ entry: TabEntry) -> UIViewController {
        let controller = entry.load()
        if controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
            (entry.tab as? UITabGroup)?.showStack(animated: false)
        }
        return controller
    }

    // MARK: The user's selection

    /// Returns whether the user can select a tab.
    func allowsSelection(of item: UITabBarItem) -> Bool {
        if item === storedMore?.navigation.tabBarItem {
            return delegate?.tabBarController(self, shouldSelect: more.navigation) ?? true
        }
        if let tab = tab(of: item) { return allowsSelection(of: tab) }
        return entry(for: item).map { allowsSelection(of: $0) } ?? false
    }

    func allowsSelection(of entry: TabEntry) -> Bool {
        if let tab = entry.tab { return allowsSelection(of: tab) }
        return delegate?.tabBarController(self, shouldSelect: entry.load()) ?? true
    }

    func allowsSelection(of tab: UITab) -> Bool {
        let target = tab.target(requiresChild: isSidebarAvailable)
        return delegate?.tabBarController(self, shouldSelectTab: target) ?? true
    }

    /// Called after the delegate of the bar was told about a selection.
    func userDidSelect(_ item: UITabBarItem) {
        if item === storedMore?.navigation.tabBarItem {
            if shownController === more.navigation { more.navigation.tabSelectedAgain() }
            select(more.current ?? more.navigation)
            delegate?.tabBarController(self, didSelect: more.navigation)
            return
        }
        if let tab = tab(of: item) { return didChoose(tab) }
        guard let entry = entry(for: item) else { return }
        let previous = selectedTab
        let controller = load(entry)
        if controller === selectedViewController { controller.tabSelectedAgain() }
        selectedViewController = controller
        tellDelegate(of: entry, previous: previous)
    }

    func tellDelegate(of entry: TabEntry, previous: UITab?) {
        if let tab = entry.tab {
            let target = tab.target(requiresChild: isSidebarAvailable)
            delegate?.tabBarController(self, didSelectTab: target, previousTab: previous)
        } else {
            delegate?.tabBarController(self, didSelect: entry.load())
        }
    }

    private func entry(for item: UITabBarItem) -> TabEntry? { entries.first { $0.item === item } }

    /// Returns the tab of an item in the bar.
    func tab(of item: UITabBarItem) -> UITab? {
        tabs.first { $0.item === item } ?? barTabs.first { $0.item === item }
    }

    /// Returns the item in the bar for the selection: that of the selected tab, or else of the nearest group around it.
    func selectedItem(in items: [UITabBarItem]) -> UITabBarItem? {
        guard let selected else { return nil }
        if isInMore(selected) { return more.navigation.tabBarItem }
        var tab = selectedTab
        while let own = tab, !items.contains(own.item) { tab = own.group }
        return selectedTab == nil ? entry(of: selected)?.item : tab?.item
    }
}
