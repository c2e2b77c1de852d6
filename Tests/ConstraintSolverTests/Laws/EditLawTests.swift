import SeededRandom
import Testing

/// Tests that each solution in a script of edits is that of the constraints present at that time.
struct EditLawTests {
    @Test func smallSystems() {
        Trial.run(LawCount.seeds(150, from: 400_000)) { random in
            .random(steps: 10 + random.below(40), variables: 1 + random.below(3), constraints: 3, &random)
        }
    }

    @Test func largerSystems() {
        Trial.run(LawCount.seeds(30, from: 500_000)) { random in
            .random(steps: 30, variables: 3 + random.below(4), constraints: 4 + random.below(6), &random)
        }
    }

    /// Layouts whose constraints are removed and added again.
    @Test func layouts() {
        Trial.run(LawCount.seeds(40, from: 600_000)) { random in
            let layout = RandomLayout(views: 1 + random.below(3), &random)
            var script = Script(layout.constraints, turns: layout.turns)
            for _ in 0..<20 {
                let index = random.below(layout.constraints.count)
                switch random.below(4) {
                case 0: script.edits.append(.solve)
                case 1:
                    let value = Rational(random.below(400))
                    script.edits.append(.suggest(random.below(layout.variableCount), value, 50))
                case 2: script.edits.append(.setConstant(index, Rational(random.below(100))))
                default: script.edits += [.remove(index), .solve, .add(index, layout.constraints[index])]
                }
            }
            return script
        }
    }

    /// Groups without common variables: each has the solution it would have alone.
    @Test func groupsDoNotMeet() {
        Trial.run(LawCount.seeds(20, from: 700_000)) { random in
            let groups = (0..<3).map { group in
                Script.random(steps: 15, variables: 2, constraints: 3, from: 1000 * group, &random)
            }
            return Script(mixing: groups, &random)
        }
    }
}
