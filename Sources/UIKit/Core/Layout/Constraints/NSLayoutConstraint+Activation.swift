import Failures

extension NSLayoutConstraint {
    /// The views of the items: the items themselves, or the owning views of guides.
    var layoutViews: [UIView?] {
        var views = [first.item?.layoutView]
        if first.isDistance { views.append(first.startItem?.layoutView) }
        if second.kind != .none { views.append(second.item?.layoutView) }
        if second.isDistance { views.append(second.startItem?.layoutView) }
        return views
    }

    /// The items, without duplicates.
    var items: [any LayoutItem] {
        var items: [any LayoutItem] = []
        for item in [first.item, first.startItem, second.item, second.startItem] {
            if let item, !items.contains(where: { $0 === item }) { items.append(item) }
        }
        return items
    }

    /// The nearest common ancestor of the items' views, or `nil` if there is none.
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
        guard let ancestor = commonAncestor else { reportMissingAncestor() }
        hold(in: ancestor)
    }

    /// Activates the constraint in a view that contains its items.
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
        view.layoutRecord?.constraints.removeAll { $0 === self }
    }
}

extension UIView {
    /// Returns the nearest view that is this one and another one, or a superview of them.
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
