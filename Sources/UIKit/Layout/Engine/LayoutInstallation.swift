import ConstraintSolver

/// A constraint in an engine.
@MainActor
struct LayoutInstallation {
    private let engineReference: LayoutEngineReference
    /// What is in the solver; `nil` before the next update, and for a priority that has no effect.
    var id: ConstraintID?
    /// What geometry adds to the constraint's constant.
    var base = 0.0
    /// Where the constraint is in `engine.constraints`; `nil` before the next update.
    var index: Int?
    /// The boxes that it needs.
    var boxes: [LayoutBox] = []
    /// Those whose own coordinates it goes through.
    var origins: [LayoutBox] = []
    /// What `base` depends on.
    var influences: LayoutInfluences = []
    /// Whether positions count from the end of the space.
    var isMirrored: Bool?
    /// Whether the constraint mentions a view outside the engine's root.
    var reachesOut = false

    init(engine: LayoutEngine) {
        engineReference = engine.reference
    }

    /// The engine, if it is still there; it retains the constraint.
    var engine: LayoutEngine? { engineReference.engine }
}

extension NSLayoutConstraint {
    /// Gives the constraint to the engine of the root that its items are in.
    func install() {
        guard let root = solvingRoot else { return }
        root.ensureEngine().add(self)
    }

    func uninstall() {
        installation?.engine?.remove(self)
        installation = nil
    }

    /// Installs the constraint anew: it is another equation now.
    func reinstall() {
        guard isActive else { return }
        uninstall()
        install()
    }

    func constantDidChange() {
        installation?.engine?.constantDidChange(of: self)
    }

    func priorityDidChange() {
        guard let installation else { return }
        guard let id = installation.id, let priority = priority.solverPriority else { return reinstall() }
        installation.engine?.setPriority(priority, of: id)
    }

    /// The root whose engine has the constraint: where a constraint reaches out of a root, that root.
    private var solvingRoot: UIView? {
        var found: UIView?
        for view in layoutViews {
            guard let root = view?.layoutRoot else { continue }
            if found.map({ root.isDescendant(of: $0) }) ?? true { found = root }
        }
        return found
    }
}
