import ConstraintSolver
import CoreGraphics

/// The layout engine of one layout root, which solves the constraints inside it.
///
/// A root is the topmost view, or a view that is laid out separately from its superview, such as the content of a cell.
/// Every view and guide that a constraint mentions has a box. Positions are relative to the superview, so a constraint
/// between siblings mentions no other boxes.
@MainActor
final class LayoutEngine {
    /// The priority of the root's current size.
    ///
    /// It is not required. So if the contents require another size, they get it without a conflict.
    static let rootSizePriority = Priority(999.99)

    /// The magnitude to which numbers are limited, in points.
    ///
    /// Clients use huge numbers for "no limit", and sums with these would lose all precision.
    private static let limit = 1e6

    /// Whether intrinsic sizes are used in place of the sizes that layout has given to views.
    private(set) static var usesIntrinsicSizes = false

    private let rootReference: LayoutReference
    private(set) lazy var reference = LayoutEngineReference(self)
    @exclusivity(unchecked) var solver = Solver()
    var boxes: [LayoutBox] = []
    /// The constraints in the solver.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The constraints that the next update installs.
    var pending: [NSLayoutConstraint] = []
    /// The numbers of constraints that depend on insets, on baselines and on views outside the root.
    @exclusivity(unchecked) private(set) var influenced = (insets: 0, baselines: 0, outside: 0)
    var watch = InsetsWatch()
    /// The layout direction of the view that was last asked for it, as a cache while constraints are installed.
    private var direction: (view: UIView, isRightToLeft: Bool)?
    /// The number of constraints that mention views outside the root.
    var mentionsOutsideViews = 0

    /// Whether the engine has asked its root for a layout in which it updates.
    @exclusivity(unchecked) private(set) var needsUpdate = false
    @exclusivity(unchecked) var isUpdating = false
    /// Whether the solver's values are those of the layout. A fitting size leaves other values.
    @exclusivity(unchecked) var isSolved = false
    /// The boxes that have parts to be updated.
    var staleBoxes: [LayoutBox] = []
    @exclusivity(unchecked) var hasUnusedBoxes = false
    /// Whether the variables may not be in the order of the views.
    @exclusivity(unchecked) var orderIsStale = false
    /// Whether the constraints may not be in the order that decides conflicts.
    var precedenceIsStale = false
    /// Whether there may be stack views whose arrangement depends on the fitting sizes of their views.
    var measuresStacks = false
    /// The number of constraints that relate a horizontal length to a vertical one.
    private(set) var mixed = 0
    /// Whether the origin of some view's own coordinates has changed since the last update.
    var coordinatesAreStale = false
    /// The size that was last suggested for the root.
    @exclusivity(unchecked) var suggestedSize: CGSize?
    /// The required height of a root that gets its height from a table, while the table holds it.
    var encapsulation = EncapsulatedHeight()
    /// The conflicts that were reported.
    var reported: Set<[ConstraintID]> = []

    init(root: UIView) {
        rootReference = root.layoutReference
    }

    isolated deinit {
        reference.clear()
    }

    /// The root, which retains the engine.
    var root: UIView? { rootReference.view }

    /// Returns a number limited to the magnitude with which sums stay precise, or 0 for NaN.
    static func bounded(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }

    /// Calls a closure in which intrinsic sizes replace the sizes that layout has given to views, so that the result
    /// does not depend on the previous layout.
    static func withIntrinsicSizes<Result>(_ body: () -> Result) -> Result {
        let before = usesIntrinsicSizes
        usesIntrinsicSizes = true
        defer { usesIntrinsicSizes = before }
        return body()
    }

    /// Returns whether this engine lays out a view.
    func contains(_ view: UIView) -> Bool {
        var view = view
        while view !== root {
            guard !view.isLayoutRoot, let parent = view.parent else { return false }
            view = parent
        }
        return true
    }

    /// Invalidates the solution and the layout of the root.
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

    /// Whether a constraint mentions views outside the root, or a pending one may.
    var reachesAround: Bool { mentionsOutsideViews > 0 || !pending.isEmpty }

    // MARK: Constraints

    /// Adds a constraint, which the next update installs.
    func add(_ constraint: NSLayoutConstraint) {
        constraint.installation = LayoutInstallation(engine: self)
        pending.append(constraint)
        setNeedsUpdate()
    }

    /// Adds a constraint without asking the root for a layout.
    func addToProbe(_ constraint: NSLayoutConstraint) {
        constraint.installation = LayoutInstallation(engine: self)
        pending.append(constraint)
    }

    /// Removes a constraint. Its installation is invalid after that.
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

    /// Moves all constraints to another engine. This one must not be used after that.
    func handOver(to other: LayoutEngine) {
        for constraint in constraints + pending { other.add(constraint) }
        if measuresStacks { other.measuresStacks = true }
        for box in boxes { box.leaveItem() }
        (constraints, pending, boxes, staleBoxes) = ([], [], [], [])
    }

    /// Removes several constraints.
    func remove(_ leaving: [NSLayoutConstraint]) {
        // If all constraints leave, the boxes and the solver are discarded as a whole.
        if leaving.count == constraints.count + pending.count {
            for constraint in leaving { constraint.installation = nil }
            for box in boxes { box.leaveItem() }
            (constraints, pending, boxes, staleBoxes) = ([], [], [], [])
            discardSolver()
            encapsulation = EncapsulatedHeight()
            (influenced, mentionsOutsideViews, mixed, suggestedSize) = ((0, 0, 0), 0, 0, nil)
            setNeedsUpdate()
            return
        }
        for constraint in leaving { constraint.uninstall() }
    }

    /// Begins with a new solver.
    ///
    /// An assignment would leak the memory of the old one: Swift 6.3 optimizes it to a witness of the noncopyable type,
    /// which doesn't call the deinitializers of its parts.
    private func discardSolver() {
        var old = Solver()
        swap(&solver, &old)
    }

    /// Updates the equations of the constraints that depend on certain influences.
    ///
    /// - Returns: Whether any equation has changed.
    func refresh(_ asked: LayoutInfluences) -> Bool {
        var influences = asked
        if influenced.insets == 0 || influences.contains(.insets) && !watch.look() { influences.remove(.insets) }
        if influenced.baselines == 0 { influences.remove(.baselines) }
        if influenced.outside == 0 { influences.remove(.outside) }
        guard !influences.isEmpty else { return false }
        var changed = false
        defer { direction = nil }
        for constraint in constraints {
            guard let installation = constraint.installation, let id = installation.id,
                !installation.influences.isDisjoint(with: influences)
            else { continue }
            var equation = LayoutEquation(constraint, in: self)
            let sum = equation.difference(of: constraint)
            // With other boxes it is another equation. With the same ones, only the constant can differ.
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

    /// Returns whether the positions of a constraint are measured from the right edge.
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

    /// Adds the pending constraints to the solver.
    func installPending() {
        guard !pending.isEmpty else { return }
        let waiting = pending
        pending = []
        for constraint in waiting { install(constraint) }
        direction = nil
    }

    private func install(_ constraint: NSLayoutConstraint) {
        // A pending constraint has an installation in which nothing is set.
        let installation = constraint.installation ?? LayoutInstallation(engine: self)
        var equation = LayoutEquation(constraint, in: self)
        let sum = equation.difference(of: constraint)
        // The constraints of boxes must be older than the constraints that need the boxes, since
        // the newest one gives way in a conflict.
        refreshBoxes()
        installation.base = -sum.constant
        installation.isMirrored = equation.isMirrored
        installation.boxes = equation.boxes
        installation.origins = equation.origins
        installation.influences = equation.influences
        for box in equation.boxes { box.uses += 1 }
        for box in equation.origins { box.originUses += 1 }
        count(equation.influences, 1)
        installation.mentionsOutsideViews = equation.mentionsOutsideViews
        if equation.mentionsOutsideViews { mentionsOutsideViews += 1 }
        if constraint.mixesAxes { mixed += 1 }
        if let priority = constraint.priority.solverPriority {
            let constant = Self.bounded(installation.base + Double(constraint.constant))
            let relation = constraint.relation.solverRelation
            installation.id = addToSolver(LinearConstraint(sum.terms, relation, constant, priority: priority))
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
        if installation.mentionsOutsideViews { mentionsOutsideViews -= 1 }
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
