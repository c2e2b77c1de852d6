extension UIView {
    /// Whether constraints leave open where the view is, or how large. For finding mistakes: costs several layouts.
    public var hasAmbiguousLayout: Bool { isAmbiguous }

    /// Puts the view somewhere else that its constraints leave open, for somebody to look at. Does nothing if there is no
    /// such place.
    public func exerciseAmbiguityInLayout() {
        guard let (engine, box) = currentBox else { return }
        engine.exercise(box)
    }

    /// The active constraints that decide over the view on an axis: those that it hangs together with. For finding
    /// mistakes.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }
}

extension UILayoutGuide {
    /// Whether constraints leave open where the guide is, or how large. For finding mistakes: costs several layouts.
    public var hasAmbiguousLayout: Bool { isAmbiguous }

    /// The active constraints that decide over the guide on an axis: those that it hangs together with. For finding
    /// mistakes.
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

    /// The item in its engine, which is up to date.
    fileprivate var currentBox: (LayoutEngine, LayoutBox)? {
        guard let engine = layoutView?.layoutEngine else { return nil }
        engine.update(looksAround: true)
        guard let box = layoutBox, box.engine === engine else { return nil }
        return (engine, box)
    }
}
