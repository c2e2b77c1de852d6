import ConstraintSolver
import SeededRandom
import Testing

/// Tests that the values are exactly those of the reference.
struct OptimumLawTests {
    @Test func systemsWithoutSense() {
        Trial.run(LawCount.seeds(400, from: 100_000)) { random in
            let system = RandomSystem(variables: 1 + random.below(6), constraints: 1 + random.below(12), &random)
            return Script(system.constraints, turns: Turn.random(system.variableCount, &random))
        }
    }

    /// Many constraints that meet in few points, where many pivots have no length.
    @Test func manyTies() {
        Trial.run(LawCount.seeds(30, from: 150_000)) { random in
            let variables = 4 + random.below(6)
            let system = RandomSystem(variables: variables, constraints: 12 + random.below(14), &random)
            return Script(system.constraints, turns: Turn.random(variables, &random))
        }
    }

    @Test func layouts() {
        Trial.run(LawCount.seeds(300, from: 200_000)) { random in
            let layout = RandomLayout(views: 1 + random.below(3), &random)
            return Script(layout.constraints, turns: layout.turns)
        }
    }

    /// Layouts that lack most of what would determine them.
    @Test func looseLayouts() {
        Trial.run(LawCount.seeds(400, from: 250_000)) { random in
            var layout = RandomLayout(views: 1 + random.below(4), &random)
            layout.loosen(&random)
            let decoys = RandomSystem(variables: layout.variableCount, constraints: 3, &random)
            return Script(
                layout.constraints.shuffled(using: &random),
                turns: layout.turns,
                among: decoys.constraints,
                &random
            )
        }
    }

    /// The order of constraints, additions and removals between them, and the times of solving don't
    /// change the result.
    @Test func everyOrderEndsInTheSamePlace() {
        Trial.run(LawCount.seeds(200, from: 300_000)) { random in
            let layout = RandomLayout(views: 1 + random.below(3), &random)
            let decoys = RandomSystem(variables: layout.variableCount, constraints: 4, &random)
            return Script(
                layout.constraints.shuffled(using: &random),
                turns: layout.turns,
                among: decoys.constraints,
                &random
            )
        }
    }
}
