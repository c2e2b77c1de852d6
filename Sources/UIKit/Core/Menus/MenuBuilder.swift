import ObjectRuntime

/// The menus of an app while they are built. Identifiers that no menu has change nothing.
final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) {
        (self.system, self.root) = (system, root)
    }

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        root.identifier == identifier
            ? root
            : root.descendants.lazy.compactMap { $0 as? UIMenu }
                .first { $0.identifier == identifier }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.descendants.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        root.descendants.lazy.compactMap { $0 as? UICommand }.first { command in
            guard command.action == action else { return false }
            switch (command.propertyList as? AnyHashable, propertyList as? AnyHashable) {
            case (let first?, let second?): return first == second
            default: return command.propertyList == nil && propertyList == nil
            }
        }
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change { $0.identifier == replacedIdentifier ? [replacementMenu] : nil }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let menu = menu(for: parentIdentifier) else { return }
        replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : nil }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : nil }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        change { $0.identifier == removedIdentifier ? [] : nil }
    }

    /// Replaces each menu for which a closure returns others.
    private func change(_ replacement: (UIMenu) -> [UIMenuElement]?) {
        if root.identifier == .root, let other = replacement(root)?.first as? UIMenu { return root = other }
        root = Self.changed(root, replacement)
    }

    private static func changed(_ menu: UIMenu, _ replacement: (UIMenu) -> [UIMenuElement]?) -> UIMenu {
        let children = menu.children.flatMap { element -> [UIMenuElement] in
            guard let inner = element as? UIMenu else { return [element] }
            return replacement(inner) ?? [changed(inner, replacement)]
        }
        return children.elementsEqual(menu.children, by: ===) ? menu : menu.replacingChildren(children)
    }
}

extension UIMenu {
    /// The elements of the menu and of the menus inside it, from front to back.
    var descendants: [UIMenuElement] {
        children.flatMap { element in [element] + ((element as? UIMenu)?.descendants ?? []) }
    }
}
