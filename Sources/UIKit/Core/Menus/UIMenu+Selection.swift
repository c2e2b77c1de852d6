extension UIMenu {
    /// The elements of the menu and of its sections that can be performed.
    var leaves: [UIMenuElement & UIMenuLeaf] {
        children.flatMap { element -> [UIMenuElement & UIMenuLeaf] in
            if let menu = element as? UIMenu { return menu.isInline ? menu.leaves : [] }
            return (element as? UIMenuElement & UIMenuLeaf).map { [$0] } ?? []
        }
    }

    /// Turns a chosen element on, and the others off, if the menu or the section with the element has single selection.
    func select(_ chosen: UIMenuElement) {
        if options.contains(.singleSelection) {
            for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
        } else {
            for section in children.lazy.compactMap({ $0 as? UIMenu }) where section.isInline && section.holds(chosen) {
                section.select(chosen)
            }
        }
    }

    private func holds(_ element: UIMenuElement) -> Bool { leaves.contains { $0 === element } }

    /// The menu with its elements in reverse order, within its sections, too.
    var reversed: UIMenu {
        replacingChildren(
            children.reversed().map { element in
                guard let menu = element as? UIMenu, menu.isInline else { return element }
                return menu.reversed
            }
        )
    }

    /// The menu with options that it has in addition to its own.
    func adding(_ more: Options) -> UIMenu { copy(options.union(more), children) }
}
