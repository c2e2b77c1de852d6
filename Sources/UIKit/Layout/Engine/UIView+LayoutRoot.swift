import CoreGraphics

extension UIView {
    var isLayoutRoot: Bool { storage.isLayoutRoot }

    /// The view whose engine solves the constraints that this view is in: the top-most one, or the nearest that is laid
    /// out apart from what is around it.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutRoot, let parent = view.parent { view = parent }
        return view
    }

    /// The view is in another one now.
    func joinLayout() {
        if Self.requiresConstraintBasedLayout { storage.constraintUpdates.insert(.asked) }
        markConstraintUpdate(storage.constraintUpdates.contains(.asked) ? [.needed, .asked] : .needed)
    }

    /// The view is about to be taken out of the one that it is in.
    func leaveLayout() {}

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != storage.translatesAutoresizingMask else { return }
        storage.translatesAutoresizingMask = translates
    }

    func contentPrioritiesDidChange() {}

    func fittingSize(
        _ target: CGSize,
        horizontal: UILayoutPriority,
        vertical: UILayoutPriority
    ) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(width: max(0, intrinsic.width), height: max(0, intrinsic.height))
    }
}
