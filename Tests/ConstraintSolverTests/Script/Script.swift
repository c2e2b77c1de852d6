import ConstraintSolver
import SeededRandom

/// A sequence of solver calls.
struct Script: Equatable, Sendable {
    var edits: [Edit]

    /// Runs the script on a new solver, solves, starts over, and removes everything. Returns the
    /// difference from the reference.
    func difference() -> Difference? {
        var rehearsal = Rehearsal()
        do throws(Difference) {
            for edit in edits { try rehearsal.apply(edit) }
            try rehearsal.apply(.solve)
            try rehearsal.startOver()
            try rehearsal.tearDown()
            return nil
        } catch {
            return error
        }
    }
}

extension Script: CustomStringConvertible {
    var description: String {
        edits.map { "    \($0)" }.joined(separator: "\n")
    }
}

extension Script {
    /// Creates a script that adds constraints over a number of variables, all of them early.
    init(_ constraints: [ExactConstraint], variableCount: Int) {
        self.init(constraints, turns: Array(repeating: .early, count: variableCount))
    }

    /// Creates a script that adds constraints over a number of variables. The number of each constraint is its index.
    init(_ constraints: [ExactConstraint], turns: [Turn]) {
        edits = turns.enumerated().map { .makeVariable($0, $1) }
        edits += constraints.enumerated().map { .add($0, $1) }
    }

    /// Creates a script that adds the same constraints, along with others that are removed again, in
    /// random order and with occasional solving.
    init(
        _ constraints: [ExactConstraint],
        turns: [Turn],
        among decoys: [ExactConstraint],
        _ random: inout SeededGenerator
    ) {
        var waiting = constraints.indices.map { Edit.add($0, constraints[$0]) }
        waiting += decoys.indices.map { Edit.add(constraints.count + $0, decoys[$0]) }
        waiting.shuffle(using: &random)
        edits = turns.enumerated().map { .makeVariable($0, $1) }
        while let index = waiting.indices.randomElement(using: &random) {
            let edit = waiting.remove(at: index)
            edits.append(edit)
            if case .add(let number, _) = edit, number >= constraints.count { waiting.append(.remove(number)) }
            if random.below(4) == 0 { edits.append(.solve) }
        }
    }

    /// Creates a script with the edits of several scripts. The edits of each keep their order.
    init(mixing scripts: [Script], _ random: inout SeededGenerator) {
        var rest = scripts.map { $0.edits[...] }
        edits = []
        while let index = rest.indices.filter({ !rest[$0].isEmpty }).randomElement(using: &random) {
            edits.append(rest[index].removeFirst())
        }
    }

    /// Makes two of three constraints required.
    mutating func requireMost() {
        for index in edits.indices {
            guard case .add(let number, var constraint) = edits[index], number % 3 > 0 else { continue }
            constraint.priority = 1000
            edits[index] = .add(number, constraint)
        }
    }
}
