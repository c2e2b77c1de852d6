/// The selection of tabs that may be inside groups.
extension UITabBarController {
    /// The tabs of the bar while the sidebar is available.
    var barTabs: [UITab] { isSidebarAvailable ? UITab.inBar(tabs) : [] }

    /// Selects a tab and shows it, without notifying the delegate.
    ///
    /// - Parameter animated: Whether a navigation controller that manages the tab's group and is visible animates.
    func show(_ tab: UITab, animated: Bool) {
        guard let entry = entries.first(where: { $0.tab === tab.root }) else { return }
        tab.selectInGroups()
        if isSidebarAvailable { (tab as? UITabGroup)?.requireSelection() }
        let isShown = selected != nil && entry.loaded === selected
        let controller = load(entry)
        tab.selectedDescendant.managingTabGroup?.showStack(animated: animated && isShown)
        if isShown { showTabs() } else { select(controller) }
    }

    /// Selects a tab for the user, who is allowed to, and notifies the delegate.
    func didChoose(_ tab: UITab) {
        let previous = selectedTab
        let target = tab.target(requiresChild: isSidebarAvailable)
        if target === previous { selectAgain(target) } else { show(target, animated: true) }
        delegate?.tabBarController(self, didSelectTab: target, previousTab: previous)
    }

    /// Goes back to the first controller of the selected tab.
    private func selectAgain(_ tab: UITab) {
        guard isSidebarAvailable, let group = tab.managingTabGroup else {
            selectedViewController?.tabSelectedAgain()
            return
        }
        tab.displayed = nil
        group.showStack(animated: true)
    }

    func displayedControllers(of tab: UITab, proposed: [UIViewController]) -> [UIViewController] {
        guard let delegate else { return proposed }
        return delegate.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    }

    /// Returns whether a tab is in the bar, in the list of more tabs or in the visible sidebar.
    func places(_ tab: UITab) -> Bool {
        guard !tab.isHiddenInGroups else { return false }
        if isSidebarVisible { return true }
        return isSidebarAvailable ? barTabs.contains(tab) : tab.group == nil
    }

    // MARK: Changes

    /// Selects a child of the selected group while the sidebar is available.
    ///
    /// - Parameter asksDelegate: Whether the delegate decides about the stack of a managing navigation controller even
    ///   if the selection stays.
    func settleGroups(asksDelegate: Bool = false) {
        guard let selected, let tab = entry(of: selected)?.tab else { return }
        let before = tab.selectedDescendant
        if isSidebarAvailable { (tab as? UITabGroup)?.requireSelection() }
        let after = tab.selectedDescendant
        if asksDelegate || after !== before { after.managingTabGroup?.showStack(animated: false) }
    }

    /// Shows the selected child of a group.
    func selectionDidChange(in group: UITabGroup) {
        group.managingTabGroup?.showStack(animated: false)
        showTabs()
    }

    func childrenDidChange(of group: UITabGroup) {
        TabDecisions(named: customizationIdentifier)?.apply(to: group)
        group.managingTabGroup?.showStack(animated: false)
        tabDidChange()
    }

    /// Replaces the controller that is shown for a tab.
    func controllerDidChange(of tab: UITab, from old: UIViewController?) {
        guard let entry = entries.first(where: { $0.tab === tab }), let old, old.parent === self else { return }
        transition?.finish()
        let isShown = old === selected
        if isShown { selected = nil }
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
        guard isShown else { return }
        selected = load(entry)
        if isViewLoaded { showSelected() }
        showTabs()
    }

    /// Follows a change of the mode, or of the window between compact and regular width.
    func sidebarAvailabilityDidChange() {
        settleGroups(asksDelegate: true)
        arrange()
        viewIfLoaded?.setNeedsLayout()
    }
}
