extension UIView {
    /// Returns whether the constraints leave the position or the size of a view or guide ambiguous.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let (engine, box) = item.currentBox else { return false }
        return engine.isAmbiguous(box)
    }

    /// Changes the frame to a different one that the constraints allow.
    func exerciseAmbiguity() {
        guard let (engine, box) = currentBox else { return }
        engine.exercise(box)
    }

    /// Returns the active constraints that affect a view or guide on an axis.
    func constraintsAffecting(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let (engine, box) = item.currentBox else { return [] }
        return engine.constraintsAffecting(box, axis)
    }
}

extension LayoutItem {
    /// The item's engine, after an update, and its box there.
    var currentBox: (LayoutEngine, LayoutBox)? {
        guard let engine = layoutView?.layoutEngine else { return nil }
        engine.update(checksExternalInfluences: true)
        guard let box = layoutBox, box.engine === engine else { return nil }
        return (engine, box)
    }
}
