import Failures

extension NSLayoutConstraint {
    /// The views that the items are, or are in.
    var layoutViews: [UIView?] {
        var views = [first.item?.layoutView]
        if first.isDistance { views.append(first.startItem?.layoutView) }
        if second.kind != .none { views.append(second.item?.layoutView) }
        if second.isDistance { views.append(second.startItem?.layoutView) }
        return views
    }

    /// The items, each once.
    var items: [any LayoutItem] {
        var items: [any LayoutItem] = []
        for item in [first.item, first.startItem, second.item, second.startItem] {
            if let item, !items.contains(where: { $0 === item }) { items.append(item) }
        }
        return items
    }

    /// The nearest view that all items are, or are in; `nil` if there is none.
    var commonAncestor: UIView? {
        let views = layoutViews
        guard var ancestor = views[0] else { return nil }
        for view in views.dropFirst() {
            guard let view, let common = ancestor.nearestCommonAncestor(with: view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    func activate() {
        guard holder == nil else { return }
        guard let ancestor = commonAncestor else {
            programmerError(
                """
                Unable to activate constraint with anchors \(firstAnchor) and \
                \(secondAnchor.map(\.description) ?? "nil") because they have no common ancestor.  Does the constraint \
                or its anchors reference items in different view hierarchies?  That's illegal.
                """,
                in: "NSLayoutConstraint.isActive",
                .generic
            )
        }
        hold(in: ancestor)
    }

    /// Makes the constraint active in a view that its items are in.
    func hold(in view: UIView) {
        holder = view
        countActivation()
        view.ensureLayout().constraints.append(self)
        for item in items { item.changeMentions { $0.insert(self) } }
        install()
    }

    func deactivate() {
        guard let view = holder else { return }
        uninstall()
        holder = nil
        for item in items { item.changeMentions { $0.remove(self) } }
        view.storage.layout?.constraints.removeAll { $0 === self }
    }
}

extension UIView {
    /// The nearest view that this one and another one are, or are in.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self || other.parent === self { return self }
        if parent === other { return other }
        var (one, two) = (self, other)
        var (depth, otherDepth) = (one.depth, two.depth)
        while one !== two {
            if depth >= otherDepth {
                guard let parent = one.parent else { return nil }
                (one, depth) = (parent, depth - 1)
            } else {
                guard let parent = two.parent else { return nil }
                (two, otherDepth) = (parent, otherDepth - 1)
            }
        }
        return one
    }

    private var depth: Int {
        var (depth, view) = (0, parent)
        while let outer = view { (depth, view) = (depth + 1, outer.parent) }
        return depth
    }
}
