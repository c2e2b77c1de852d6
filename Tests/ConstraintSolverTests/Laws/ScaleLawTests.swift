import ConstraintSolver
import SeededRandom
import Testing

/// Tests large and small numbers.
struct ScaleLawTests {
    /// Thousandths of a point, and millions of points.
    @Test(arguments: [0.001, 1000, 3_000_000] as [Double])
    func theSolutionScalesWithTheConstants(scale: Double) {
        for seed in LawCount.seeds(60, from: 1_100_000) {
            var random = SeededGenerator(seed: seed)
            let layout = RandomLayout(views: 1 + random.below(5), &random)
            let expected = SolvedLayout(layout).values.map { $0 * scale }
            let values = SolvedLayout(layout, times: scale).values
            guard !isNear(values, expected, unit: scale) else { continue }
            Issue.record("seed \(seed): \(values) instead of \(expected)\n\(script(layout))")
            return
        }
    }

    /// An extreme number leaves no trace once it is removed.
    @Test(arguments: [1e9, 1e15, 1e300, .greatestFiniteMagnitude] as [Double])
    func aViewThatWasFarAwayIsBackInItsPlace(far: Double) {
        for seed in LawCount.seeds(40, from: 1_500_000) {
            var random = SeededGenerator(seed: seed)
            let layout = RandomLayout(views: 1 + random.below(4), &random)
            var solved = SolvedLayout(layout)
            let expected = solved.values
            let index = random.below(layout.constraints.count)
            let variable = random.below(layout.variableCount)
            solved.solver.setConstant(random.below(2) == 0 ? far : -far, of: solved.constraints[index])
            solved.solver.suggest(far, for: solved.variables[variable], at: Priority(900))
            solved.solver.solve()
            solved.solver.setConstant(layout.constraints[index].constant.double, of: solved.constraints[index])
            solved.solver.stopSuggesting(solved.variables[variable])
            solved.solver.solve()
            let values = solved.values
            guard !isNear(values, expected, unit: 1) else { continue }
            Issue.record("seed \(seed), c\(index), v\(variable): \(values) instead of \(expected)\n\(script(layout))")
            return
        }
    }

    @Test func largeAndSmallNumbersStandTogether() {
        var solver = Solver()
        let top = solver.makeVariable()
        let bottom = solver.makeVariable()
        let line = solver.makeVariable()
        solver.add(top == 1e7)
        solver.add(bottom - top == 0.125)
        solver.add(1e-3 * line == 2e-3)
        let tooLittle = solver.add(bottom - top >= 0.25)
        let conflicts = solver.solve()
        let values = [top, bottom, line].map { solver.value(of: $0) }
        #expect(values == [1e7, 1e7 + 0.125, 2])
        #expect(conflicts.map(\.broken) == [tooLittle])
    }

    /// A violation of a twelfth of a point is found at a distance of a million points.
    @Test func aConflictFarFromTheOriginIsFound() {
        var solver = Solver()
        let offset = solver.makeVariable()
        solver.add(offset == 1e6)
        let other = solver.add(3 * offset == 3e6 - 0.25)
        let conflicts = solver.solve()
        #expect(conflicts.map(\.broken) == [other])
    }

    private func isNear(_ values: [Double], _ others: [Double], unit: Double) -> Bool {
        // False for NaN.
        zip(values, others).allSatisfy { abs($0 - $1) <= 1e-6 * max(unit, abs($1)) }
    }

    private func script(_ layout: RandomLayout) -> Script {
        Script(layout.constraints, variableCount: layout.variableCount)
    }
}
