import ConstraintSolver
import SeededRandom

/// The constraints of a tree of stacks in a solver.
struct StackLayout: ~Copyable {
    var solver = Solver()
    private(set) var frames: [Frame] = []
    private var wishes: [ObjectIdentifier: [ConstraintID]] = [:]
    private var constraints: [ConstraintID] = []

    init(_ tree: StackTree, size: [Double], _ random: inout SeededGenerator) {
        add(tree, &random)
        for axis in 0..<2 {
            constraints.append(solver.add(frames[0].origin[axis] == 0.0))
            solver.suggest(size[axis], for: frames[0].size[axis], at: Priority(999))
        }
    }

    mutating func resize(to size: [Double]) {
        for axis in 0..<2 { solver.suggest(size[axis], for: frames[0].size[axis], at: Priority(999)) }
    }

    mutating func setLength(_ length: Double, of tree: StackTree) {
        tree.length = length
        for wish in wishes[ObjectIdentifier(tree), default: []] { solver.setConstant(length, of: wish) }
    }

    mutating func removeAll() {
        for constraint in constraints { solver.remove(constraint) }
        for frame in frames {
            for variable in frame.variables { solver.remove(variable) }
        }
        (frames, constraints) = ([], [])
    }

    @discardableResult
    private mutating func add(_ tree: StackTree, _ random: inout SeededGenerator) -> Frame {
        let frame = Frame(&solver)
        frames.append(frame)
        let (axis, across) = (tree.axis, 1 - tree.axis)
        var end: Expression?
        for (index, child) in tree.children.enumerated() {
            let inner = add(child, &random)
            let start = end.map { $0 + tree.spacing } ?? frame.origin[axis].expression
            end = inner.origin[axis] + inner.size[axis]
            constraints += [
                solver.add(inner.origin[axis] == start),
                solver.add(inner.origin[across] == frame.origin[across]),
                solver.add(inner.size[across] == frame.size[across]),
            ]
            addWish(child, inner.size[axis], isWeak: index == tree.yielding, &random)
        }
        if let end { constraints.append(solver.add(end == frame.origin[axis] + frame.size[axis])) }
        return frame
    }

    /// Adds a preferred length, as an equation or as hugging and compression resistance.
    private mutating func addWish(
        _ tree: StackTree,
        _ length: Variable,
        isWeak: Bool,
        _ random: inout SeededGenerator
    ) {
        let priorities: [Float] = isWeak ? [1, 249.5, 250, 251] : [252, 500, 749, 750]
        let priority = Priority(priorities[random.below(4)])
        let wish =
            random.below(2) == 0
            ? [solver.add((length == tree.length).at(priority))]
            : [
                solver.add((length <= tree.length).at(priority)),
                solver.add((length >= tree.length).at(Priority(priorities[random.below(4)]))),
            ]
        wishes[ObjectIdentifier(tree)] = wish
        constraints += wish
    }
}
