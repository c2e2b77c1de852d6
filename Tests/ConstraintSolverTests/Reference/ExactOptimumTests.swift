import ConstraintSolver
import SeededRandom
import Testing

/// Tests the reference against hand-computed solutions, and against the search of all vertices.
struct ExactOptimumTests {
    private func optimum(
        _ constraints: [ExactConstraint],
        _ count: Int,
        late: Set<Int> = []
    ) throws -> [Rational]? {
        let values = try ExactOptimum.values(constraints, variableCount: count, late: late)
        #expect(try VertexSearch.values(constraints, variableCount: count, late: late) == values)
        return values
    }

    private func half(_ numerator: Int) -> Rational { Rational(numerator, over: 2) }

    @Test func anUndeterminedUnknownIsZero() throws {
        #expect(try optimum([], 2) == [0, 0])
        #expect(try optimum([.init([(0, 1)], .lessThanOrEqual, 5)], 1) == [0])
        #expect(try optimum([.init([(0, 1)], .greaterThanOrEqual, 5, at: 10)], 1) == [5])
    }

    @Test func theVariableThatWasMadeFirstIsTheSmallest() throws {
        #expect(try optimum([.init([(0, 1), (1, 1)], .equal, 10)], 2) == [0, 10])
        #expect(try optimum([.init([(1, 2), (0, -1)], .greaterThanOrEqual, 8)], 2) == [0, 4])
        #expect(
            try optimum([.init([(0, 1), (1, 1)], .equal, -10), .init([(1, 1)], .greaterThanOrEqual, -4)], 2) == [
                -6, -4,
            ]
        )
    }

    @Test func anInequalityHoldsAtItsBoundBeforeALateVariableIsZero() throws {
        let upper = ExactConstraint([(0, 1)], .lessThanOrEqual, 10)
        let lower = ExactConstraint([(0, 1)], .greaterThanOrEqual, -20)
        #expect(try optimum([upper], 1, late: [0]) == [10])
        #expect(try optimum([upper, lower], 1, late: [0]) == [-20])
        #expect(try optimum([upper, .init([(0, 1)], .lessThanOrEqual, 5)], 1, late: [0]) == [5])
        // The early variable is 0 before the bound is tried.
        let sum = ExactConstraint([(0, 1), (1, 1)], .lessThanOrEqual, 10)
        #expect(try optimum([sum], 2, late: [0]) == [10, 0])
        #expect(try optimum([sum, .init([(0, 1)], .equal, 3)], 2, late: [0]) == [3, 0])
        #expect(try optimum([.init([(0, 1), (1, -1)], .greaterThanOrEqual, 8)], 2, late: [0, 1]) == [0, -8])
    }

    @Test func oneStrongerOutvotesManyWeaker() throws {
        let weaker = Array(repeating: ExactConstraint([(0, 1)], .equal, 7, at: 749), count: 30)
        #expect(try ExactOptimum.values(weaker + [.init([(0, 1)], .equal, 3, at: 750)], variableCount: 1) == [3])
        let hugging = (0..<10).map { _ in ExactConstraint([(0, 1)], .equal, 1, at: 250) }
        #expect(try optimum(hugging + [.init([(0, 1)], .equal, 100, at: 251)], 1) == [100])
        #expect(try optimum(hugging + [.init([(0, 1)], .equal, 100, at: 250.5)], 1) == [100])
    }

    @Test func amongEqualsTheMiddleOneWins() throws {
        func wishes(_ constants: [Rational]) -> [ExactConstraint] {
            constants.map { .init([(0, 1)], .equal, $0, at: 500) }
        }
        #expect(try optimum(wishes([9, 1, 4]), 1) == [4])
        // Every value from 4 to 9 is optimal. 4 has the smallest magnitude.
        #expect(try optimum(wishes([9, 1, 4, 12]), 1) == [4])
        #expect(try optimum(wishes([-9, -1, -4, -12]), 1) == [-4])
        #expect(try optimum(wishes([-3, 5]), 1) == [0])
        // A violation is weighted by the coefficient.
        #expect(try optimum(wishes([1, 1]) + [.init([(0, 3)], .equal, 15, at: 500)], 1) == [5])
    }

    @Test func strongerSumsAreKeptNotTheirParts() throws {
        // One of the two constraints at 500 gives way. The one at 100 decides which.
        let sum = ExactConstraint([(0, 1), (1, 1)], .equal, 100)
        let wishes: [ExactConstraint] = [
            sum, .init([(0, 1)], .equal, 80, at: 500), .init([(1, 1)], .equal, 80, at: 500),
        ]
        #expect(try optimum(wishes, 2) == [20, 80])
        #expect(try optimum(wishes + [.init([(1, 1)], .equal, 0, at: 100)], 2) == [80, 20])
        #expect(try optimum(wishes + [.init([(0, 1), (1, -1)], .equal, 0, at: 100)], 2) == [50, 50])
    }

    @Test func fractionsAreExact() throws {
        // A third of 100, and half of the rest.
        let constraints: [ExactConstraint] = [
            .init([(0, 1)], .equal, 100),
            .init([(1, 1), (0, -Rational(1, over: 3))], .equal, 0),
            .init([(2, 2), (0, -1), (1, 1)], .equal, 0, at: 750),
        ]
        let third = Rational(100, over: 3)
        #expect(try optimum(constraints, 3) == [100, third, third])
        #expect(try optimum([.init([(0, 4)], .equal, 6, at: 1)], 1) == [half(3)])
    }

    @Test func repeatedVariablesAreSummed() throws {
        #expect(try optimum([.init([(0, 1), (0, 2)], .equal, 6)], 1) == [2])
        #expect(try optimum([.init([(0, 1), (0, -1)], .equal, 0)], 1) == [0])
        #expect(try optimum([.init([(0, 1), (0, -1)], .equal, 1)], 1) == nil)
        #expect(try optimum([.init([(0, 1), (0, -1), (1, 1)], .equal, 1)], 2) == [0, 1])
    }

    @Test func anInequalityAgainstAWish() throws {
        let wish = ExactConstraint([(0, 1)], .equal, 200, at: 750)
        #expect(try optimum([wish, .init([(0, 1)], .lessThanOrEqual, 120)], 1) == [120])
        #expect(try optimum([wish, .init([(0, 1)], .lessThanOrEqual, 120, at: 749)], 1) == [200])
        #expect(try optimum([wish, .init([(0, 1)], .greaterThanOrEqual, 120)], 1) == [200])
    }

    @Test func aConflictIsNamed() throws {
        let constraints: [ExactConstraint] = [
            .init([(0, 1)], .greaterThanOrEqual, 10),
            .init([(1, 1)], .equal, 3),
            .init([(0, 1), (1, 1)], .lessThanOrEqual, 12),
            .init([(0, 1)], .equal, 20),
            .init([(0, 1)], .equal, 21, at: 999),
            .init([(0, 1), (1, -1)], .equal, 17, at: 1000),
        ]
        #expect(try optimum(constraints, 2) == nil)
        #expect(try ExactOptimum.broken(constraints, variableCount: 2) == [2])
        #expect(try ExactOptimum.broken([constraints[0], constraints[1], constraints[2]], variableCount: 2) == [2])
        #expect(try ExactOptimum.broken([constraints[3], constraints[4]], variableCount: 2) == [])
    }

    /// Compares two methods that share only the fractions.
    @Test func thePivotsFindTheBestCorner() throws {
        var (count, overflows) = (0, 0)
        for seed in LawCount.seeds(60, from: 10_000) {
            var random = SeededGenerator(seed: seed)
            let system = RandomSystem(variables: 1 + random.below(3), constraints: 1 + random.below(6), &random)
            let constraints = system.constraints
            do {
                let late = Set((0..<system.variableCount).filter { _ in random.below(2) == 0 })
                let values = try ExactOptimum.values(constraints, variableCount: system.variableCount, late: late)
                let best = try VertexSearch.values(constraints, variableCount: system.variableCount, late: late)
                try #require(values == best, "seed \(seed), late \(late): \(constraints)")
                count += 1
            } catch is Rational.Overflow {
                overflows += 1
            }
        }
        #expect(overflows * 100 < count)
    }
}
