import ConstraintSolver
import Testing

/// Tests which constraints are left out, and how conflicts are reported.
struct ConflictTests {
    @Test func aSumOfNothingIsZero() {
        var solver = Solver()
        let x = solver.makeVariable()
        let fine = solver.add(LinearConstraint([], .lessThanOrEqual, 1))
        let empty = solver.add(LinearConstraint([], .equal, 1))
        let cancelled = solver.add(LinearConstraint([Term(x, 2), Term(x, -2)], .greaterThanOrEqual, 3))
        let zero = solver.add(LinearConstraint([Term(x, 0)], .equal, 1))
        let conflicts = solver.solve()
        let isFineBroken = solver.isBroken(fine)
        #expect(conflicts.map(\.constraints) == [[empty], [cancelled], [zero]])
        #expect(!isFineBroken)
    }

    @Test func aConflictIsReportedOnce() {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let first = solver.add(x == 1)
        let second = solver.add(x == 2)
        var reports = [solver.solve().map(\.broken)]
        let other = solver.add(y == 5)
        reports.append(solver.solve().map(\.broken))
        solver.setConstant(3, of: second)
        reports.append(solver.solve().map(\.broken))
        solver.setConstant(3, of: first)
        reports.append(solver.solve().map(\.broken))
        solver.setConstant(4, of: first)
        reports.append(solver.solve().map(\.broken))
        #expect(reports == [[second], [], [], [], [second]])
        solver.remove(other)
        solver.remove(second)
        solver.solve()
        let value = solver.value(of: x)
        #expect(value == 4)
    }

    @Test func aConstraintThatConflictsOnlyWithBrokenOnesHolds() {
        var solver = Solver()
        let x = solver.makeVariable()
        let constraints = [0.0, 1, 0, 1, 2].map { solver.add(x == $0) }
        let conflicts = solver.solve()
        let broken = constraints.map { solver.isBroken($0) }
        #expect(broken == [false, true, false, true, true])
        #expect(conflicts.map(\.constraints.count) == [2, 2, 2])
    }

    @Test func theOldestOnesHoldWhateverComesAndGoes() {
        var solver = Solver()
        let x = solver.makeVariable()
        let first = solver.add(x >= 10)
        let second = solver.add(x <= 5)
        let third = solver.add(x <= 4)
        let fourth = solver.add(x == 11)
        solver.solve()
        var broken = [[first, second, third, fourth].map { solver.isBroken($0) }]
        solver.setPriority(Priority(999), of: first)
        solver.solve()
        broken.append([first, second, third, fourth].map { solver.isBroken($0) })
        let value = solver.value(of: x)
        solver.setPriority(.required, of: first)
        solver.solve()
        broken.append([first, second, third, fourth].map { solver.isBroken($0) })
        solver.remove(first)
        solver.remove(second)
        solver.remove(third)
        solver.solve()
        let last = solver.isBroken(fourth)
        #expect(broken[0] == [false, true, true, false])
        #expect(broken[1] == [false, false, false, true])
        #expect(broken[2] == broken[0])
        #expect(value == 4)
        #expect(!last)
    }

    /// The changed constraint keeps its column, so the values that it moves stay on the same sides.
    @Test func aChangedConstantIsNoticedFarAway() {
        var solver = Solver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let sum = solver.add(x + y == z)
        solver.add(2 * y == z)
        let equal = solver.add(x == y)
        solver.solve()
        solver.setConstant(1, of: sum)
        let none = solver.solve()
        solver.add(z == 0)
        let conflicts = solver.solve()
        let isBroken = solver.isBroken(equal)
        #expect(none.map(\.broken) == [equal])
        #expect(conflicts.isEmpty)
        #expect(isBroken)
    }
}
