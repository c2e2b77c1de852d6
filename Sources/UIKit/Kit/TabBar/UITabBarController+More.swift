extension UITabBarController {
    /// All tabs in their order, if the user may change it; otherwise `nil`.
    var customizableOrder: [TabEntry]? {
        let isCustomizable =
            customizableViewControllers?.isEmpty == false || entries.contains { $0.tab?.allowsCustomization == true }
        return isCustomizable ? entries : nil
    }

    /// Returns whether the user may move a tab.
    func mayMove(_ entry: TabEntry) -> Bool {
        if let tab = entry.tab { return tab.preferredPlacement.allowsMoving }
        return entry.loaded.map { customizableViewControllers?.contains($0) == true } ?? false
    }

    /// Shows the controller of a tab of the list, for the user.
    func chooseInMore(_ entry: TabEntry) {
        guard entry.item.isEnabled, allowsSelection(of: entry) else { return }
        let previous = selectedTab
        let controller = load(entry)
        selected = controller
        more.show(controller, animated: true)
        showTabs()
        tellDelegate(of: entry, previous: previous)
    }

    /// The navigation controller removes the controller that was above the list after the list has appeared.
    func moreListDidAppear() {
        if let selected, isInMore(selected) { self.selected = more.navigation }
        nearestScreen.device.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.selected === self.storedMore?.navigation else { return }
                self.more.listDidAppear()
                self.adoptOrphans()
            }
        }
    }

    func willBeginCustomizing() {
        if !tabs.isEmpty { delegate?.tabBarControllerWillBeginEditing(self) }
        guard let customizableViewControllers else { return }
        delegate?.tabBarController(self, willBeginCustomizing: customizableViewControllers)
    }

    /// Takes the order of the user, and the tabs that are hidden.
    func endCustomizing(_ order: [TabEntry], hidden: [UITab]) {
        guard tabs.isEmpty else { return endEditing(order, hidden: hidden) }
        let changed = !order.elementsEqual(entries) { $0.isSame(as: $1) }
        let controllers = order.compactMap(\.loaded)
        delegate?.tabBarController(self, willEndCustomizing: controllers, changed: changed)
        reorder(order)
        delegate?.tabBarController(self, didEndCustomizing: controllers, changed: changed)
    }

    /// Takes the order of tabs and those that are hidden, and keeps both.
    private func endEditing(_ order: [TabEntry], hidden: [UITab]) {
        let changed = tabs.filter { tab in tab.isHidden != hidden.contains { $0 === tab } }
        let isReordered = !order.elementsEqual(entries) { $0.isSame(as: $1) }
        for tab in changed { tab.decideHidden(!tab.isHidden) }
        reorder(order)
        if isReordered || !changed.isEmpty { keepDecisions() }
        if !changed.isEmpty { delegate?.tabBarController(self, visibilityDidChangeFor: changed) }
        delegate?.tabBarControllerDidEndEditing(self)
    }

    /// Keeps the user's order of tabs, and the choice of those that are hidden.
    func keepDecisions() { TabDecisions(of: tabs).keep(for: customizationIdentifier) }

    /// Returns tabs in the order that the user has chosen, and hides those that the user has hidden.
    func decided(_ tabs: [UITab]) -> [UITab] {
        guard !tabs.isEmpty, let decisions = TabDecisions(named: customizationIdentifier) else { return tabs }
        for tab in tabs { decisions.apply(to: tab) }
        let order = decisions.arranged(tabs.map(\.identifier))
        return order.compactMap { identifier in tabs.first { $0.identifier == identifier } }
    }
}
