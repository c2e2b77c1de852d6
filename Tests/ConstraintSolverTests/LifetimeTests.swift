import ConstraintSolver
import Testing

/// Tests the addition and removal of variables and constraints.
struct LifetimeTests {
    @Test func anUnknownThatIsMadeLaterIsNewWhereverItsMemoryIs() {
        var solver = Solver()
        let old = solver.makeVariable()
        let kept = solver.makeVariable()
        solver.remove(old)
        let new = solver.makeVariable()
        solver.add(kept + new == 10)
        solver.solve()
        let values = [kept, new].map { solver.value(of: $0) }
        #expect(values == [0, 10])
    }

    @Test func nothingIsLeftWhenEverythingIsRemoved() {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let constraints = [solver.add(y == 0), solver.add(x + y == 0)]
        solver.suggest(4, for: x, at: Priority(50))
        solver.solve()
        var counts = [solver.variableCount, solver.constraintCount]
        for constraint in constraints { solver.remove(constraint) }
        solver.stopSuggesting(x)
        solver.remove(x)
        solver.remove(y)
        solver.solve()
        counts += [solver.variableCount, solver.constraintCount, solver.entryCount]
        #expect(counts == [2, 2, 0, 0, 0])
    }

    @Test func aSuggestedValueIsRemovedWithItsUnknown() {
        var solver = Solver()
        let x = solver.makeVariable()
        solver.suggest(4, for: x, at: Priority(50))
        solver.suggest(5, for: x, at: Priority(60))
        solver.solve()
        let value = solver.value(of: x)
        solver.remove(x)
        let y = solver.makeVariable()
        solver.solve()
        let (other, count) = (solver.value(of: y), solver.constraintCount)
        #expect(value == 5)
        #expect(other == 0)
        #expect(count == 0)
    }

    @Test func valuesAreThoseOfTheLastSolving() {
        var solver = Solver()
        let x = solver.makeVariable()
        let constraint = solver.add(x == 3)
        let before = solver.value(of: x)
        solver.solve()
        let solved = solver.value(of: x)
        solver.setConstant(4, of: constraint)
        let changed = solver.value(of: x)
        solver.remove(constraint)
        let removed = solver.value(of: x)
        solver.solve()
        let last = solver.value(of: x)
        #expect([before, solved, changed, removed, last] == [0, 3, 3, 3, 0])
    }
}
