import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// A priority that is weaker than that of any client, but stronger than the solver's default for free variables.
    private static let weakestPriority = Priority(1e-30)

    /// Returns whether the constraints leave the position or the size of a box ambiguous.
    func isAmbiguous(_ box: LayoutBox) -> Bool {
        defer { isSolved = false }
        return unknowns(of: box).contains { alternative(to: solver.value(of: $0), of: $0) != nil }
    }

    /// Changes the rectangle of a box to another one that its constraints allow, if there is one.
    func exercise(_ box: LayoutBox) {
        for wish in box.extras { solver.remove(wish) }
        box.extras = []
        for unknown in unknowns(of: box) {
            guard let other = alternative(to: solver.value(of: unknown), of: unknown) else { continue }
            let wish = LinearConstraint([Term(unknown)], .equal, other, priority: Self.weakestPriority)
            box.extras.append(solver.add(wish))
            solver.solve()
        }
        setNeedsUpdate()
    }

    func unknowns(of box: LayoutBox) -> [Variable] {
        [box.horizontal, box.vertical].flatMap { [$0.start, $0.length].compactMap { $0 } }
    }

    /// Returns another value that a variable can have, or `nil` if the constraints determine it.
    ///
    /// Suggests values on both sides with a priority that cannot displace any constraint.
    private func alternative(to value: Double, of unknown: Variable) -> Double? {
        // An inequality may leave freedom in one direction only.
        for other in [value + 32, value - 32] {
            let wish = solver.add(LinearConstraint([Term(unknown)], .equal, other, priority: Self.weakestPriority))
            solver.solve()
            let found = solver.value(of: unknown)
            solver.remove(wish)
            solver.solve()
            if abs(found - value) > 1e-6 { return found }
        }
        return nil
    }

    /// Returns the constraints that affect a box on an axis, directly or through other boxes.
    ///
    /// The search does not continue through the root and through boxes that follow their frames, since other
    /// constraints do not determine these.
    func constraintsAffecting(_ box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var reached = Set([ObjectIdentifier(box)])
        var found = Set<ObjectIdentifier>()
        var grew = true
        while grew {
            grew = false
            for constraint in constraints where !found.contains(ObjectIdentifier(constraint)) {
                guard constraint.first.axis == axis || constraint.second.kind != .none && constraint.second.axis == axis
                else { continue }
                let boxes = (constraint.installation?.boxes ?? []).filter {
                    $0 === box || $0.item !== root && !$0.followsFrame
                }
                guard boxes.contains(where: { reached.contains(ObjectIdentifier($0)) }) else { continue }
                found.insert(ObjectIdentifier(constraint))
                reached.formUnion(boxes.map(ObjectIdentifier.init))
                grew = true
            }
        }
        return constraints.filter { found.contains(ObjectIdentifier($0)) }
    }
}
