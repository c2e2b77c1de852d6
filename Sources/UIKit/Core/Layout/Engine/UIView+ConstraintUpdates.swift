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
