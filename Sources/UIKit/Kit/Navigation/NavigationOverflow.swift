import CoreGraphics

/// The button of a navigation bar that opens a menu with what the bar doesn't show, and with what changes the bar.
@MainActor
final class NavigationOverflow {
    private unowned let item: UINavigationItem
    /// The groups of the center that the bar shows; the others may be in the menu.
    private(set) var shownGroups: [UIBarButtonItemGroup] = []
    /// Whether the bar has the button.
    var isShown = false

    init(_ item: UINavigationItem) {
        self.item = item
    }

    private(set) lazy var button: UIBarButtonItem = {
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
        button.accessibilityLabel = "More"
        return button
    }()

    private var kinds: [BarItemCustomization.Kind] { item.centerItemGroups.map(\.kind) }

    /// The groups that the user wants to see.
    private var customization: BarItemCustomization {
        guard let identifier = item.customizationIdentifier, let shown = BarCustomizationStore[identifier] else {
            return BarItemCustomization(defaultFor: kinds)
        }
        return BarItemCustomization(shown, for: kinds)
    }

    /// The groups of the center that the user wants to see, in their order.
    var wantedGroups: [UIBarButtonItemGroup] {
        let groups = item.centerItemGroups
        return customization.indexes(of: kinds).map { groups[$0] }.filter { !$0.isHidden }
    }

    /// Shows some of the groups.
    ///
    /// - Returns: Whether that is a change.
    func show(_ groups: [UIBarButtonItemGroup]) -> Bool {
        let isNeeded = needsButton(showing: groups)
        guard groups != shownGroups || isNeeded != isShown else { return false }
        shownGroups = groups
        isShown = isNeeded
        let elements = UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.elements ?? []) }
        let ends = UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.endElements ?? []) }
        button.menu = UIMenu(children: [elements, item.additionalOverflowItems, ends].compactMap(\.self))
        return true
    }

    /// Whether the bar has the button if it shows some groups.
    func needsButton(showing groups: [UIBarButtonItemGroup]) -> Bool {
        item.additionalOverflowItems != nil || !hiddenGroups(showing: groups).isEmpty || canCustomize
    }

    private var canCustomize: Bool {
        item.customizationIdentifier != nil && item.style != .navigator && kinds.contains { $0 != .fixed }
    }

    /// The groups that are in the menu if the bar shows some groups.
    private func hiddenGroups(showing groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
        let wanted = wantedGroups
        return item.centerItemGroups.filter { group in
            !group.isHidden && !groups.contains(group) && (group.alwaysAvailable || wanted.contains(group))
        }
    }

    private var elements: [UIMenuElement] { hiddenGroups(showing: shownGroups).map(\.menuElement) }

    // MARK: Customization

    private var endElements: [UIMenuElement] {
        guard canCustomize else { return [] }
        let groups = item.centerItemGroups.compactMap { customizationMenu(of: $0) }
        let reset = UIAction(title: "Reset") { [weak self] _ in self?.keep(nil) }
        let section = UIMenu(options: .displayInline, children: [reset])
        return [UIMenu(options: .displayInline, children: [UIMenu(title: "Customize", children: groups + [section])])]
    }

    private func customizationMenu(of group: UIBarButtonItemGroup) -> UIMenu? {
        guard let identifier = group.kind.identifier else { return nil }
        let shown = customization.shown
        let index = shown.firstIndex(of: identifier)
        var children: [UIAction] = []
        if group.kind.isOptional {
            let toggle = UIAction(title: "Show") { [weak self] _ in self?.change { $0.toggle(identifier) } }
            toggle.state = index == nil ? .off : .on
            children.append(toggle)
        }
        for (title, step) in [("Move Backward", -1), ("Move Forward", 1)] {
            let move = UIAction(title: title) { [weak self] _ in self?.change { $0.move(identifier, by: step) } }
            if index.map({ shown.indices.contains($0 + step) }) != true { move.attributes = .disabled }
            children.append(move)
        }
        return UIMenu(title: group.name, children: children)
    }

    private func change(_ change: (inout BarItemCustomization) -> Void) {
        var changed = customization
        change(&changed)
        keep(changed.shown)
    }

    private func keep(_ shown: [String]?) {
        guard let identifier = item.customizationIdentifier else { return }
        BarCustomizationStore[identifier] = shown
        item.groupDidChange()
    }
}
