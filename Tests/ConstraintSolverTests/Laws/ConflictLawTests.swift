import SeededRandom
import Testing

/// Tests required constraints that can't hold together: which ones are left out, which are reported, and when.
struct ConflictLawTests {
    @Test func systems() {
        Trial.run(LawCount.seeds(200, from: 800_000)) { random in
            let variables = 1 + random.below(4)
            let count = 2 + random.below(8)
            var system = RandomSystem(variables: variables, constraints: count, canContradict: true, &random)
            system.requireSome(&random)
            return Script(system.constraints, variableCount: variables)
        }
    }

    @Test func edits() {
        Trial.run(LawCount.seeds(100, from: 900_000)) { random in
            let variables = 1 + random.below(3)
            var script = Script.random(
                steps: 30,
                variables: variables,
                constraints: 3 + random.below(3),
                canContradict: true,
                &random
            )
            script.requireMost()
            return script
        }
    }
}
