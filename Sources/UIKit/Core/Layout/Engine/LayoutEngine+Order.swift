import ConstraintSolver

/// The order of variables and constraints, for the cases in which the order decides the solution.
///
/// It follows from the current hierarchy. So a layout does not depend on the changes that led to that hierarchy.
extension LayoutEngine {
    /// Invalidates the order because views have other positions among their siblings.
    func orderDidChange() {
        (orderIsStale, precedenceIsStale) = (true, true)
        setNeedsUpdate()
    }

    /// Adds a constraint that may take part in a conflict.
    ///
    /// The solver appends it, so its position follows from the time at which it is added until the order is restored.
    func addToSolver(_ constraint: LinearConstraint) -> ConstraintID {
        precedenceIsStale = true
        return solver.add(constraint)
    }

    /// Orders the variables as the views are ordered. Where constraints leave variables free, the
    /// first are decided first.
    func orderUnknowns() {
        guard orderIsStale, let root else { return }
        orderIsStale = false
        var variables: [Variable] = []
        visitBoxes(in: root) { variables += unknowns(of: $0) }
        solver.order(variables)
    }

    /// Orders the constraints for the case that required ones contradict each other, in which the last is broken.
    ///
    /// The constraints for frames and content sizes come first, then those of the client in the order of activation,
    /// and then those of stack views.
    func orderConstraints() {
        guard let root else { return }
        precedenceIsStale = false
        var ids = encapsulation.ids
        visitBoxes(in: root) { ids += $0.ids }
        var arranging: [NSLayoutConstraint] = []
        visitArrangers(in: root) { arranging += $0.arrangingConstraints }
        let areArranging = Set(arranging.map(ObjectIdentifier.init))
        let others = constraints.filter { !areArranging.contains(ObjectIdentifier($0)) }
        for constraint in others.sorted(by: { $0.activation < $1.activation }) + arranging {
            guard let installation = constraint.installation, let id = installation.id,
                installation.engine === self
            else { continue }
            ids.append(id)
        }
        // Suggestions and `extras` are not listed: they are not required, so they are in no conflict.
        solver.order(ids)
    }

    private func visitBoxes(in view: UIView, _ visit: (LayoutBox) -> Void) {
        if let layout = view.layoutRecord {
            if let box = layout.box, box.engine === self { visit(box) }
            for guide in layout.guides + layout.systemGuides {
                if let box = guide.layoutBox, box.engine === self { visit(box) }
            }
        }
        for child in view.childrenInLayoutOrder where !child.isLayoutRoot { visitBoxes(in: child, visit) }
    }

    private func visitArrangers(in view: UIView, _ visit: (UIStackView) -> Void) {
        if let arranger = view.arranger { visit(arranger) }
        for child in view.childrenInLayoutOrder where !child.isLayoutRoot { visitArrangers(in: child, visit) }
    }
}
