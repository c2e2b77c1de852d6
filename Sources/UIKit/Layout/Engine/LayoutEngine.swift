import ConstraintSolver
import CoreGraphics

/// Solves the constraints of one root: the top-most view, or one that is laid out apart from what is around it.
///
/// Every view and guide that a constraint mentions has a box. Positions are those in the view that an item is in, so a
/// constraint between neighbours mentions nothing else.
@MainActor
final class LayoutEngine {
    /// Wants a root to have the size that it has, without making an enemy of what its contents require.
    static let rootSizePriority = Priority(999.99)

    /// Numbers beyond this one, in points, stand for no limit: the greatest of all leave no room for sums.
    private static let limit = 1e6

    /// Whether the sizes that layout gave to views don't count, but those that their contents would like.
    private(set) static var forgetsSizes = false

    private let rootReference: LayoutReference
    private(set) lazy var reference = LayoutEngineReference(self)
    var solver = Solver()
    var boxes: [LayoutBox] = []
    /// The constraints in the solver.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// Those that come in at the next update.
    var pending: [NSLayoutConstraint] = []
    /// How many constraints depend on insets, on baselines, and on what is outside.
    private(set) var influenced = (insets: 0, baselines: 0, outside: 0)
    var watch = InsetsWatch()
    /// The direction of lines in the view that was last asked for it.
    private var direction: (view: UIView, isRightToLeft: Bool)?
    /// How many constraints mention views outside the root.
    var reachesOut = 0

    /// Whether an update waits.
    private(set) var needsUpdate = false
    var isUpdating = false
    /// Whether the solver's values are those of the layout; a fitting size leaves others.
    var isSolved = false
    /// Boxes whose part in the engine has to be looked at again.
    var staleBoxes: [LayoutBox] = []
    var hasUnusedBoxes = false
    /// Whether the unknowns may not be in the order of the views.
    var orderIsStale = false
    /// Whether the constraints may not be in the order in which they give way to each other.
    var precedenceIsStale = false
    /// Whether there may be stack views whose arrangement depends on sizes of what is in their views.
    var measuresStacks = false
    /// How many constraints relate a horizontal length to a vertical one.
    private(set) var mixed = 0
    var coordinatesAreStale = false
    /// The size last suggested for the root.
    var suggestedSize: CGSize?
    /// Conflicts that were reported.
    var reported: Set<[ConstraintID]> = []

    init(root: UIView) {
        rootReference = root.layoutReference
    }

    isolated deinit {
        reference.engineIsGone()
    }

    /// The view that is laid out here; it retains the engine.
    var root: UIView? { rootReference.view }

    /// A number that sums have room for.
    static func bounded(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }

    /// Calls back while sizes that layout gave to views don't count: what comes of it doesn't depend on the layout
    /// before.
    static func withoutSizes<Result>(_ body: () -> Result) -> Result {
        let before = forgetsSizes
        forgetsSizes = true
        defer { forgetsSizes = before }
        return body()
    }

    /// Whether a view is laid out here.
    func contains(_ view: UIView) -> Bool {
        var view = view
        while view !== root {
            guard !view.isLayoutRoot, let parent = view.parent else { return false }
            view = parent
        }
        return true
    }

    /// Has the root laid out.
    func setNeedsUpdate() {
        isSolved = false
        guard !isUpdating, !needsUpdate else { return }
        needsUpdate = true
        root?.setNeedsLayout()
        root?.constraintsInsideDidChange()
    }

    func didUpdate() {
        needsUpdate = false
    }

    /// Whether a constraint mentions views outside the root, or is about to.
    var reachesAround: Bool { reachesOut > 0 || !pending.isEmpty }

    // MARK: Constraints

    /// Takes a constraint in at the next update.
    func add(_ constraint: NSLayoutConstraint) {
        constraint.installation = LayoutInstallation(engine: self)
        pending.append(constraint)
        setNeedsUpdate()
    }

    /// Takes a constraint in whose record is put back afterwards.
    func addToProbe(_ constraint: NSLayoutConstraint) {
        constraint.installation = LayoutInstallation(engine: self)
        pending.append(constraint)
    }

    /// Takes a constraint out, whose record then is of no use.
    func remove(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        setNeedsUpdate()
        guard let index = installation.index else {
            pending.removeAll { $0 === constraint }
            return
        }
        if let id = installation.id { solver.remove(id) }
        release(installation, mixesAxes: constraint.mixesAxes)
        constraints.swapAt(index, constraints.count - 1)
        constraints[index].installation?.index = index
        constraints.removeLast()
    }

    /// Lets all constraints go to another engine. This one is of no use after that.
    func handOver(to other: LayoutEngine) {
        for constraint in constraints + pending { other.add(constraint) }
        if measuresStacks { other.measuresStacks = true }
        for box in boxes { box.leaveItem() }
        (constraints, pending, boxes, staleBoxes) = ([], [], [], [])
    }

    /// Takes constraints out together.
    func remove(_ leaving: [NSLayoutConstraint]) {
        if leaving.count == constraints.count + pending.count {
            for constraint in leaving { constraint.installation = nil }
            for box in boxes { box.leaveItem() }
            (constraints, pending, boxes, staleBoxes) = ([], [], [], [])
            solver = Solver()
            (influenced, reachesOut, mixed, suggestedSize) = ((0, 0, 0), 0, 0, nil)
            setNeedsUpdate()
            return
        }
        for constraint in leaving { constraint.uninstall() }
    }

    /// Looks again at what constraints take from elsewhere.
    ///
    /// - Returns: whether anything changed.
    func refresh(_ asked: LayoutInfluences) -> Bool {
        var influences = asked
        if influenced.insets == 0 || influences.contains(.insets) && !watch.look() { influences.remove(.insets) }
        if influenced.baselines == 0 { influences.remove(.baselines) }
        if influenced.outside == 0 { influences.remove(.outside) }
        guard !influences.isEmpty else { return false }
        var changed = false
        for constraint in constraints {
            guard let installation = constraint.installation, let id = installation.id,
                !installation.influences.isDisjoint(with: influences)
            else { continue }
            var equation = LayoutEquation(constraint, in: self)
            let sum = equation.difference(of: constraint)
            if !equation.boxes.elementsEqual(installation.boxes, by: ===) {
                remove(constraint)
                addToProbe(constraint)
                changed = true
            } else if abs(installation.base + sum.constant) > 1e-9 {
                constraint.installation?.base = -sum.constant
                solver.setConstant(Self.bounded(-sum.constant + Double(constraint.constant)), of: id)
                changed = true
            }
        }
        return changed
    }

    private func count(_ influences: LayoutInfluences, _ change: Int) {
        if influences.contains(.insets) { influenced.insets += change }
        if influences.contains(.baselines) { influenced.baselines += change }
        if influences.contains(.outside) { influenced.outside += change }
        if influenced.insets == 0 { watch.forgetAll() }
    }

    /// Whether the positions of a constraint count from the right.
    func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.usesDirection, let holder = constraint.holder else { return false }
        if let direction, direction.view === holder { return direction.isRightToLeft }
        let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        direction = (holder, isRightToLeft)
        return isRightToLeft
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation, let id = installation.id else { return }
        solver.setConstant(Self.bounded(installation.base + Double(constraint.constant)), of: id)
        setNeedsUpdate()
    }

    func setPriority(_ priority: Priority, of id: ConstraintID) {
        solver.setPriority(priority, of: id)
        setNeedsUpdate()
    }

    /// Puts what waits into the solver.
    func installPending() {
        guard !pending.isEmpty else { return }
        let waiting = pending
        pending = []
        for constraint in waiting { install(constraint) }
        direction = nil
    }

    private func install(_ constraint: NSLayoutConstraint) {
        var installation = LayoutInstallation(engine: self)
        var equation = LayoutEquation(constraint, in: self)
        let sum = equation.difference(of: constraint)
        // What boxes bring is older than the constraints that need them: it is these that give way in a conflict.
        refreshBoxes()
        installation.base = -sum.constant
        installation.isMirrored = equation.isMirrored
        installation.boxes = equation.boxes
        installation.origins = equation.origins
        installation.influences = equation.influences
        for box in equation.boxes { box.uses += 1 }
        for box in equation.origins { box.originUses += 1 }
        count(equation.influences, 1)
        installation.reachesOut = equation.reachesOut
        if equation.reachesOut { reachesOut += 1 }
        if constraint.mixesAxes { mixed += 1 }
        precedenceIsStale = true
        if let priority = constraint.priority.solverPriority {
            let constant = Self.bounded(installation.base + Double(constraint.constant))
            let relation = constraint.relation.solverRelation
            installation.id = solver.add(LinearConstraint(sum.terms, relation, constant, priority: priority))
        }
        installation.index = constraints.count
        constraints.append(constraint)
        constraint.installation = installation
    }

    private func release(_ installation: LayoutInstallation, mixesAxes: Bool) {
        for box in installation.boxes {
            box.uses -= 1
            if box.uses == 0 { hasUnusedBoxes = true }
        }
        for box in installation.origins { box.originUses -= 1 }
        count(installation.influences, -1)
        if installation.reachesOut { reachesOut -= 1 }
        if mixesAxes { mixed -= 1 }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var solverRelation: ConstraintSolver.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
