import ConstraintSolver
import SeededRandom

/// Constraints as layouts have them: views in a row, each with a position and a width, in a container.
struct RandomLayout {
    /// The number of variables. The container's width is variable 0. View `i` has its left edge in
    /// `1 + 2i` and its width in `2 + 2i`.
    let variableCount: Int
    private(set) var constraints: [ExactConstraint] = []
    private let viewCount: Int

    /// Sizes are early, and positions late.
    var turns: [Turn] { (0..<variableCount).map { $0 % 2 == 0 ? .early : .late } }

    init(views: Int, _ random: inout SeededGenerator) {
        viewCount = views
        variableCount = 1 + 2 * views
        add([(0, 1)], .equal, Rational([320, 375, 100, 40][random.below(4)]), [1000, 1000, 999, 500], &random)
        addChain(&random)
        for view in 0..<views { addSize(of: view, &random) }
        for _ in 0..<random.below(3) { addRelation(&random) }
    }

    /// Removes constraints, and replaces equations by inequalities.
    mutating func loosen(_ random: inout SeededGenerator) {
        constraints.removeAll { _ in random.below(3) == 0 }
        for index in constraints.indices where random.below(2) == 0 {
            constraints[index].relation = random.below(2) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
        }
    }

    private func left(_ view: Int) -> Int { 1 + 2 * view }
    private func width(_ view: Int) -> Int { 2 + 2 * view }

    private mutating func add(
        _ terms: [(Int, Rational)],
        _ relation: Relation,
        _ constant: Rational,
        _ priorities: [Float],
        _ random: inout SeededGenerator
    ) {
        let priority = priorities[random.below(priorities.count)]
        constraints.append(.init(terms, relation, constant, at: priority))
    }

    /// Adds constraints for the leading edge, the gaps and the trailing edge.
    private mutating func addChain(_ random: inout SeededGenerator) {
        let gap = Rational([0, 8, 16][random.below(3)])
        add([(left(0), 1)], random.below(4) == 0 ? .greaterThanOrEqual : .equal, gap, [1000, 1000, 750], &random)
        for view in 1..<max(viewCount, 1) {
            let relation: Relation = random.below(4) == 0 ? .greaterThanOrEqual : .equal
            let terms = [(left(view), 1), (left(view - 1), -1), (width(view - 1), -1)] as [(Int, Rational)]
            add(terms, relation, gap, [1000, 1000, 1000, 750], &random)
        }
        let trailing = [(left(viewCount - 1), 1), (width(viewCount - 1), 1), (0, -1)] as [(Int, Rational)]
        add(trailing, random.below(3) == 0 ? .lessThanOrEqual : .equal, -gap, [1000, 1000, 999, 250], &random)
    }

    private mutating func addSize(of view: Int, _ random: inout SeededGenerator) {
        let size = Rational([20, 44, 100, 200][random.below(4)], over: 1 + random.below(3))
        switch random.below(5) {
        case 0: add([(width(view), 1)], .equal, size, [1000, 750, 500, 50], &random)
        case 1:
            // A maximum, and a weaker preferred width.
            add([(width(view), 1)], .lessThanOrEqual, size, [1000], &random)
            add([(width(view), 1)], .equal, 200, [750, 250], &random)
        default:
            // An intrinsic size: content hugging and compression resistance.
            add([(width(view), 1)], .lessThanOrEqual, size, [250, 250, 251, 750], &random)
            add([(width(view), 1)], .greaterThanOrEqual, size, [750, 750, 749, 1000, 250], &random)
        }
        if random.below(4) == 0 { add([(width(view), 1)], .greaterThanOrEqual, 0, [1000], &random) }
    }

    private mutating func addRelation(_ random: inout SeededGenerator) {
        let (one, other) = (random.below(viewCount), random.below(viewCount))
        switch random.below(4) {
        case 0 where one != other: add([(width(one), 1), (width(other), -1)], .equal, 0, [1000, 750], &random)
        case 1: add([(width(one), 1), (0, -Rational(1, over: 2 + random.below(2)))], .equal, 0, [1000, 750], &random)
        case 2: add([(left(one), 2), (width(one), 1), (0, -1)], .equal, 0, [1000, 500], &random)
        default:
            // A width in proportion to another view's left edge, which relates different attributes.
            add([(width(one), 1), (left(other), -Rational(16, over: 9))], .equal, 0, [750, 250], &random)
        }
    }
}
