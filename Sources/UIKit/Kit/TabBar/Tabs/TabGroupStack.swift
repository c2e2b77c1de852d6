/// Keeps the stack of a group's navigation controller in step with the tab that is selected in the group.
@MainActor
final class TabGroupStack {
    let navigation: UINavigationController
    private unowned let group: UITabGroup
    /// The tabs whose controllers are on the stack, from the group to the innermost one.
    private var levels: [UITab] = []
    private var isChanging = false

    init(of group: UITabGroup, _ navigation: UINavigationController) {
        self.group = group
        self.navigation = navigation
        navigation.stackDidChange = { [weak self] in self?.followStack() }
    }

    /// Puts the controllers of the selected tabs on the stack.
    func show(animated: Bool) {
        guard !isChanging, let owner = group.owner, group.managingTabGroup === group else { return }
        navigation.transition?.finish()
        let selected = group.selectedHierarchy
        var controllers: [UIViewController] = []
        for tab in selected {
            let kept = tab.displayed ?? []
            let proposed = kept.isEmpty ? tab.providedController.map { [$0] } ?? [] : kept
            let displayed = owner.displayedControllers(of: tab, proposed: proposed)
            tab.displayed = displayed
            controllers += displayed.filter { !controllers.contains($0) }
        }
        levels = selected
        guard controllers != navigation.viewControllers else { return }
        isChanging = true
        defer { isChanging = false }
        navigation.setViewControllers(controllers, animated: animated)
    }

    /// Follows controllers that were pushed or popped by others.
    private func followStack() {
        guard !isChanging, !levels.isEmpty else { return }
        let before = levels
        let controllers = navigation.viewControllers
        dropPoppedTabs(from: controllers)
        keepControllers(controllers)
        if !levels.elementsEqual(before, by: ===) { group.owner?.showTabs() }
    }

    /// Deselects the tabs none of whose controllers is on the stack any more.
    private func dropPoppedTabs(from controllers: [UIViewController]) {
        let isShown = { (tab: UITab) in tab.displayed?.contains { controllers.contains($0) } == true }
        let index = levels.lastIndex(where: isShown) ?? 0
        let lower = levels[(index + 1)...]
        guard lower.contains(where: { $0.displayed?.isEmpty == false }) else { return }
        for tab in lower { tab.displayed = nil }
        if let outer = levels[index] as? UITabGroup, let inner = lower.first, outer.selectedChild === inner {
            outer.select(nil)
        }
        levels = Array(levels[...index])
    }

    /// Lets the innermost tab keep the controllers above its own. A controller of one of its children selects that.
    private func keepControllers(_ controllers: [UIViewController]) {
        let outer = levels.dropLast().reduce(into: 0) { $0 += $1.displayed?.count ?? 0 }
        levels.last?.displayed = Array(controllers.dropFirst(outer))
        while let group = levels.last as? UITabGroup, let own = group.displayed {
            let places = own.indices.lazy.compactMap { index in
                group.children.first { $0.viewController === own[index] }.map { (index, $0) }
            }
            guard let (index, child) = places.first else { return }
            group.displayed = Array(own[..<index])
            child.displayed = Array(own[index...])
            group.select(child)
            levels.append(child)
        }
    }
}
