import ConstraintSolver

/// The order of views and constraints where it decides. It is that of the hierarchy as it is, so a layout doesn't
/// depend on how the hierarchy came about.
extension LayoutEngine {
    /// Views are at other places among their neighbours.
    func orderDidChange() {
        (orderIsStale, precedenceIsStale) = (true, true)
        setNeedsUpdate()
    }

    /// Puts the unknowns in the order of the views: where constraints leave something open, the earlier ones decide
    /// first.
    func orderUnknowns() {
        guard orderIsStale, let root else { return }
        orderIsStale = false
        var variables: [Variable] = []
        visitBoxes(in: root) { variables += unknowns(of: $0) }
        solver.order(variables)
    }

    /// Puts the constraints in the order in which they hold where they contradict each other: first what views say of
    /// themselves, then the client's constraints as they were activated, then those of stack views.
    func orderConstraints() {
        guard let root else { return }
        precedenceIsStale = false
        var ids: [ConstraintID] = []
        visitBoxes(in: root) { ids += $0.ids }
        var arranging: [NSLayoutConstraint] = []
        visitStacks(in: root) { arranging += $0.arrangingConstraints }
        let areArranging = Set(arranging.map(ObjectIdentifier.init))
        let others = constraints.filter { !areArranging.contains(ObjectIdentifier($0)) }
        for constraint in others.sorted(by: { $0.activation < $1.activation }) + arranging {
            guard let installation = constraint.installation, let id = installation.id,
                installation.engine === self
            else { continue }
            ids.append(id)
        }
        solver.order(ids)
    }

    private func visitBoxes(in view: UIView, _ visit: (LayoutBox) -> Void) {
        if let layout = view.storage.layout {
            if let box = layout.box, box.engine === self { visit(box) }
            for guide in layout.guides + layout.systemGuides {
                if let box = guide.layoutBox, box.engine === self { visit(box) }
            }
        }
        for child in view.childrenInLayoutOrder where !child.isLayoutRoot { visitBoxes(in: child, visit) }
    }

    private func visitStacks(in view: UIView, _ visit: (UIStackView) -> Void) {
        if let stack = view as? UIStackView { visit(stack) }
        for child in view.childrenInLayoutOrder where !child.isLayoutRoot { visitStacks(in: child, visit) }
    }
}
