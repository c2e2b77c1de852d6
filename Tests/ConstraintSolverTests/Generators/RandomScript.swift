import ConstraintSolver
import SeededRandom

/// A generator of random edits that tracks their result.
private struct RandomScript {
    private var edits: [Edit] = []
    private let palette: Palette
    private let system: RandomSystem
    /// The first number of this script's variables and constraints, so that several scripts can be mixed.
    private let base: Int
    private var nextNumber: Int
    /// The constraints that exist, approximately: an addition does nothing while one of its variables is removed.
    private var live: [(number: Int, constraint: ExactConstraint)] = []

    mutating func run(steps: Int, constraints: Int, _ random: inout SeededGenerator) -> Script {
        for _ in 0..<constraints { add(&random) }
        for _ in 0..<steps { step(about: constraints, &random) }
        return Script(edits: edits)
    }

    init(_ variables: Int, _ canContradict: Bool?, _ base: Int, _ random: inout SeededGenerator) {
        system = RandomSystem(variables: variables, constraints: 0, canContradict: canContradict, &random)
        palette = system.palette
        (self.base, nextNumber) = (base, base)
        edits = Turn.random(variables, &random).enumerated().map { .makeVariable(base + $0, $1) }
    }

    private mutating func step(about count: Int, _ random: inout SeededGenerator) {
        let variable = base + random.below(system.variableCount)
        switch random.below(20) {
        case 0..<4: live.count < 2 * count ? add(&random) : remove(&random)
        case 4..<7: live.count > count / 2 ? remove(&random) : add(&random)
        case 7..<10: change(&random)
        case 10: edits.append(.suggest(variable, palette.constant(&random), palette.optionalPriority(&random)))
        case 11: edits.append(.stopSuggesting(variable))
        case 18: edits.append(.orderVariables((base..<base + system.variableCount).shuffled(using: &random)))
        case 19: edits.append(.orderConstraints(live.map(\.number).shuffled(using: &random)))
        case 12:
            random.below(2) == 0
                ? retire(variable) : edits.append(.makeVariable(variable, random.below(2) == 0 ? .early : .late))
        default: edits.append(.solve)
        }
    }

    private mutating func add(_ random: inout SeededGenerator) {
        let constraint = system.constraint(&random)
        live.append((nextNumber, constraint))
        edits.append(.add(nextNumber, constraint.shifted(by: base)))
        nextNumber += 1
    }

    private mutating func remove(_ random: inout SeededGenerator) {
        guard !live.isEmpty else { return }
        edits.append(.remove(live.remove(at: random.below(live.count)).number))
    }

    /// Changes a constant or a priority. A required constraint still holds at the witness, if there is one.
    private mutating func change(_ random: inout SeededGenerator) {
        guard !live.isEmpty else { return }
        let index = random.below(live.count)
        let (number, constraint) = live[index]
        var changed = constraint
        if random.below(3) == 0 {
            changed.priority = palette.priority(&random)
        } else {
            changed.constant = palette.constant(&random)
        }
        if changed.isRequired, let constant = system.constantThatHolds(changed, &random) { changed.constant = constant }
        if changed.constant != constraint.constant { edits.append(.setConstant(number, changed.constant)) }
        if changed.priority != constraint.priority { edits.append(.setPriority(number, changed.priority)) }
        live[index].constraint = changed
    }

    /// Removes a variable, with all constraints that contain it.
    private mutating func retire(_ variable: Int) {
        for (number, constraint) in live where constraint.terms.contains(where: { $0.variable + base == variable }) {
            edits.append(.remove(number))
        }
        live.removeAll { $0.constraint.terms.contains { $0.variable + base == variable } }
        edits += [.stopSuggesting(variable), .removeVariable(variable)]
    }
}

extension ExactConstraint {
    /// Returns the same constraint over variables with greater numbers.
    func shifted(by base: Int) -> ExactConstraint {
        var constraint = self
        for index in terms.indices { constraint.terms[index].variable += base }
        return constraint
    }
}

extension Script {
    /// Returns random edits.
    ///
    /// - Parameters:
    ///   - steps: The number of edits after the initial constraints.
    ///   - constraints: The approximate number of constraints at a time.
    ///   - canContradict: Whether required constraints may contradict each other. By default, some scripts allow it.
    ///   - base: The first number of variables and constraints, so that several scripts can be mixed.
    static func random(
        steps: Int,
        variables: Int,
        constraints: Int,
        canContradict: Bool? = nil,
        from base: Int = 0,
        _ random: inout SeededGenerator
    ) -> Script {
        var script = RandomScript(variables, canContradict, base, &random)
        return script.run(steps: steps, constraints: constraints, &random)
    }
}
