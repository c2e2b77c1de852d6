import ConstraintSolver
import SeededRandom

extension Turn {
    /// Returns random turns, all of them early in some cases.
    static func random(_ count: Int, _ random: inout SeededGenerator) -> [Turn] {
        guard random.below(4) > 0 else { return Array(repeating: .early, count: count) }
        var turns: [Turn] = []
        for _ in 0..<count { turns.append(random.below(3) == 0 ? .early : .late) }
        return turns
    }
}
