/// The reasons to call `updateConstraints()` in a view or its hierarchy.
struct ConstraintUpdates: OptionSet {
    let rawValue: UInt8

    /// The view needs an update. Each view does once, before its first layout by constraints.
    static let needed = ConstraintUpdates(rawValue: 1)
    /// A view below this one needs an update.
    static let neededBelow = ConstraintUpdates(rawValue: 2)
    /// The view or one below it needs the update even if there are no constraints yet.
    static let asked = ConstraintUpdates(rawValue: 4)
}

extension UIView {
    /// Marks the view, and its superviews up to the layout root, for an update of constraints.
    func markConstraintUpdate(_ updates: ConstraintUpdates) {
        storage.constraintUpdates.formUnion(updates)
        let outer: ConstraintUpdates = updates.contains(.asked) ? [.neededBelow, .asked] : .neededBelow
        var view = self
        while !view.isLayoutRoot, let parent = view.parent, !parent.storage.constraintUpdates.isSuperset(of: outer) {
            parent.storage.constraintUpdates.formUnion(outer)
            view = parent
        }
    }

    /// Calls `updateConstraints()` on the views that are marked, subviews before their superviews.
    func performConstraintUpdates() {
        let updates = storage.constraintUpdates
        storage.constraintUpdates.subtract([.neededBelow, .asked])
        if updates.contains(.neededBelow) {
            for child in children where !child.isLayoutRoot { child.performConstraintUpdates() }
        }
        guard updates.contains(.needed) else { return }
        storage.constraintUpdates.remove(.needed)
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
}
