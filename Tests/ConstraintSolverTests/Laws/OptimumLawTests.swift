import SeededRandom
import Testing

/// Tests that the values are exactly those of the reference.
struct OptimumLawTests {
    @Test func systemsWithoutSense() {
        Trial.run(LawCount.seeds(400, from: 100_000)) { random in
            let system = RandomSystem(variables: 1 + random.below(6), constraints: 1 + random.below(12), &random)
            return Script(system.constraints, variableCount: system.variableCount)
        }
    }

    /// Many constraints that meet in few points, where many pivots have no length.
    @Test func manyTies() {
        Trial.run(LawCount.seeds(30, from: 150_000)) { random in
            let variables = 4 + random.below(6)
            let system = RandomSystem(variables: variables, constraints: 12 + random.below(14), &random)
            return Script(system.constraints, variableCount: variables)
        }
    }

    @Test func layouts() {
        Trial.run(LawCount.seeds(300, from: 200_000)) { random in
            let layout = RandomLayout(views: 1 + random.below(3), &random)
            return Script(layout.constraints, variableCount: layout.variableCount)
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
                variableCount: layout.variableCount,
                among: decoys.constraints,
                &random
            )
        }
    }
}
