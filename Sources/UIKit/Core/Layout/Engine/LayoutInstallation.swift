import ConstraintSolver

/// The state of a constraint in an engine.
@MainActor
final class LayoutInstallation: InstallationRecord {
    private let engineReference: LayoutEngineReference
    /// The identifier in the solver. It is `nil` before the next update, and for a priority that has no effect.
    var id: ConstraintID?
    /// The amount that geometry adds to the constraint's constant.
    var base = 0.0
    /// The index of the constraint in `engine.constraints`, or `nil` before the next update.
    var index: Int?
    /// The boxes whose variables the constraint mentions.
    var boxes: [LayoutBox] = []
    /// The boxes of the views whose bounds' origins the constraint depends on.
    var origins: [LayoutBox] = []
    /// The influences on `base`.
    var influences: LayoutInfluences = []
    /// Whether positions are measured from the right edge, or `nil` before the next update.
    var isMirrored: Bool?
    /// Whether the constraint mentions a view outside the engine's root.
    var mentionsOutsideViews = false

    init(engine: LayoutEngine) {
        engineReference = engine.reference
    }

    /// The engine, which retains the constraint, or `nil` if it was deallocated.
    var engine: LayoutEngine? { engineReference.engine }

    override func constantDidChange(of constraint: NSLayoutConstraint) {
        engine?.constantDidChange(of: constraint)
    }

    override func priorityDidChange(of constraint: NSLayoutConstraint) {
        // A constraint that is pending, or had the priority 0, is not in the solver. With the priority 0 it must
        // leave it.
        guard let id, let priority = constraint.priority.solverPriority else { return constraint.reinstall() }
        engine?.setPriority(priority, of: id)
    }
}

extension NSLayoutConstraint {
    /// Adds the constraint to the engine of the layout root that contains its items.
    func install() {
        guard let root = solvingRoot else { return }
        root.ensureEngine().add(self)
    }

    func uninstall() {
        installation?.engine?.remove(self)
        installation = nil
    }

    /// Uninstalls and installs the constraint, because its equation has changed.
    func reinstall() {
        guard isActive else { return }
        uninstall()
        install()
    }

    /// The layout root whose engine solves the constraint. For a constraint that reaches out of a
    /// root, that is the inner root.
    private var solvingRoot: UIView? {
        var found: UIView?
        for view in layoutViews {
            guard let root = view?.layoutRoot else { continue }
            if found.map({ root.isDescendant(of: $0) }) ?? true { found = root }
        }
        return found
    }
}
