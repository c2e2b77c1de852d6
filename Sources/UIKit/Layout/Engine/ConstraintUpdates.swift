/// Which views wait for `updateConstraints()`.
struct ConstraintUpdates: OptionSet {
    let rawValue: UInt8

    /// This view does: every one once, before its first layout by constraints.
    static let needed = ConstraintUpdates(rawValue: 1)
    /// One inside does.
    static let neededBelow = ConstraintUpdates(rawValue: 2)
    /// It, or one inside, does even if there are no constraints yet.
    static let asked = ConstraintUpdates(rawValue: 4)
}

extension UIView {
    /// Tells the views around, up to the root of layout, that this one waits.
    func markConstraintUpdate(_ updates: ConstraintUpdates) {
        storage.constraintUpdates.formUnion(updates)
        let outer: ConstraintUpdates = updates.contains(.asked) ? [.neededBelow, .asked] : .neededBelow
        var view = self
        while !view.isLayoutRoot, let parent = view.parent, !parent.storage.constraintUpdates.isSuperset(of: outer) {
            parent.storage.constraintUpdates.formUnion(outer)
            view = parent
        }
    }

    /// Calls `updateConstraints()` where it is waited for, inside first.
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
