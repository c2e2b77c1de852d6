extension UIView {
    /// Whether the constraints leave the position or the size of the view ambiguous.
    ///
    /// Use it for debugging only: it costs several layouts.
    public var hasAmbiguousLayout: Bool { isAmbiguous }

    /// Changes the frame of the view to another one that its constraints allow, so that an ambiguity becomes visible.
    /// Does nothing if the layout is not ambiguous.
    public func exerciseAmbiguityInLayout() {
        guard let (engine, box) = currentBox else { return }
        engine.exercise(box)
    }

    /// Returns the active constraints that affect the view on an axis, directly or through other
    /// items. Use it for debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the position or the size of the guide ambiguous.
    ///
    /// Use it for debugging only: it costs several layouts.
    public var hasAmbiguousLayout: Bool { isAmbiguous }

    /// Returns the active constraints that affect the guide on an axis, directly or through other
    /// items. Use it for debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }
}

extension LayoutItem {
    fileprivate var isAmbiguous: Bool {
        guard let (engine, box) = currentBox else { return false }
        return engine.isAmbiguous(box)
    }

    fileprivate func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let (engine, box) = currentBox else { return [] }
        return engine.constraintsAffecting(box, axis)
    }

    /// The item's engine, after an update, and its box there.
    fileprivate var currentBox: (LayoutEngine, LayoutBox)? {
        guard let engine = layoutView?.layoutEngine else { return nil }
        engine.update(checksExternalInfluences: true)
        guard let box = layoutBox, box.engine === engine else { return nil }
        return (engine, box)
    }
}
