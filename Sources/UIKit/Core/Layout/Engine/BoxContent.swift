import ConstraintSolver
import CoreGraphics

/// The constraints that represent the intrinsic content size of a view.
@MainActor
struct BoxContent {
    fileprivate struct Axis {
        var hugging: ConstraintID?
        var compression: ConstraintID?
    }

    private var horizontal = Axis()
    private var vertical = Axis()
    private(set) var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The width for which the height was measured, or `nil` if the height does not depend on a width.
    private var width: CGFloat?

    var ids: [ConstraintID] {
        [horizontal.hugging, horizontal.compression, vertical.hugging, vertical.compression].compactMap { $0 }
    }

    /// Updates the constraints from the view's intrinsic content size and priorities.
    mutating func update(_ view: UIView, _ box: LayoutBox, in engine: LayoutEngine) {
        size = view.intrinsicContentSize
        if view.heightFollowsWidth, let width, width > 0 {
            size.height = view.intrinsicHeight(forWidth: width)
        }
        let priorities = view.contentPriorities
        horizontal.update(
            size.width,
            box.horizontal.length,
            priorities.horizontalHugging,
            priorities.horizontalCompression,
            engine
        )
        vertical.update(
            size.height,
            box.vertical.length,
            priorities.verticalHugging,
            priorities.verticalCompression,
            engine
        )
    }

    /// Measures the height of a view for the width that the solver found. Without a width, it is the intrinsic height.
    ///
    /// - Returns: Whether the height has changed.
    mutating func follow(_ width: CGFloat, _ view: UIView, _ box: LayoutBox, in engine: LayoutEngine) -> Bool {
        let width = width > 0 ? width : nil
        guard width != self.width else { return false }
        self.width = width
        let height = width.map { view.intrinsicHeight(forWidth: $0) } ?? view.intrinsicContentSize.height
        return setHeight(height, view, box, in: engine)
    }

    /// Restores the intrinsic height, which does not depend on a width.
    mutating func forgetWidth(_ view: UIView, _ box: LayoutBox, in engine: LayoutEngine) {
        guard width != nil else { return }
        width = nil
        _ = setHeight(view.intrinsicContentSize.height, view, box, in: engine)
    }

    private mutating func setHeight(
        _ height: CGFloat,
        _ view: UIView,
        _ box: LayoutBox,
        in engine: LayoutEngine
    ) -> Bool {
        guard height != size.height else { return false }
        size.height = height
        let priorities = view.contentPriorities
        vertical.update(
            height,
            box.vertical.length,
            priorities.verticalHugging,
            priorities.verticalCompression,
            engine
        )
        return true
    }

    mutating func remove(from engine: LayoutEngine) {
        for id in ids { engine.solver.remove(id) }
        (horizontal, vertical, width) = (Axis(), Axis(), nil)
    }
}

extension BoxContent.Axis {
    @MainActor fileprivate mutating func update(
        _ size: CGFloat,
        _ variable: Variable,
        _ hugging: UILayoutPriority,
        _ compression: UILayoutPriority,
        _ engine: LayoutEngine
    ) {
        // Two inequalities, since stretching and shrinking have separate priorities.
        Self.set(&self.hugging, variable, .lessThanOrEqual, size, hugging, engine)
        Self.set(&self.compression, variable, .greaterThanOrEqual, size, compression, engine)
    }

    @MainActor private static func set(
        _ id: inout ConstraintID?,
        _ variable: Variable,
        _ relation: ConstraintSolver.Relation,
        _ size: CGFloat,
        _ priority: UILayoutPriority,
        _ engine: LayoutEngine
    ) {
        guard size >= 0, let priority = priority.solverPriority else {
            if let known = id { engine.solver.remove(known) }
            id = nil
            return
        }
        if let id {
            engine.solver.setConstant(LayoutEngine.bounded(Double(size)), of: id)
            engine.solver.setPriority(priority, of: id)
        } else {
            id = engine.addToSolver(
                LinearConstraint([Term(variable)], relation, LayoutEngine.bounded(Double(size)), priority: priority)
            )
        }
    }
}

extension UILayoutPriority {
    /// The solver's priority, or `nil` for a priority that has no effect.
    var solverPriority: Priority? { rawValue > 0 ? Priority(min(rawValue, 1000)) : nil }
}
