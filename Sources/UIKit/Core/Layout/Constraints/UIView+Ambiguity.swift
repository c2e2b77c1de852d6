extension LayoutItem {
    var isAmbiguous: Bool {
        guard let (engine, box) = currentBox else { return false }
        return engine.isAmbiguous(box)
    }

    func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let (engine, box) = currentBox else { return [] }
        return engine.constraintsAffecting(box, axis)
    }

    /// The item's engine, after an update, and its box there.
    var currentBox: (LayoutEngine, LayoutBox)? {
        guard let engine = layoutView?.layoutEngine else { return nil }
        engine.update(checksExternalInfluences: true)
        guard let box = layoutBox, box.engine === engine else { return nil }
        return (engine, box)
    }
}
