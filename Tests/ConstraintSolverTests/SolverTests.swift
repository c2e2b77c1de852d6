import ConstraintSolver
import Testing

struct SolverTests {
    @Test func followsAChangedConstant() {
        var solver = Solver()
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        solver.add(left == 16)
        solver.add((left + width == 304).at(Priority(750)))
        let limit = solver.add(width <= 200)
        var widths: [Double] = []
        for constant in [200.0, 250, 400] {
            solver.setConstant(constant, of: limit)
            solver.solve()
            widths.append(solver.value(of: width))
        }
        #expect(widths == [200, 250, 288])
    }

    @Test func oneStrongerConstraintOutweighsAnyNumberOfWeakerOnes() {
        var solver = Solver()
        let width = solver.makeVariable()
        for _ in 0..<100 { solver.add((width == 0).at(Priority(749))) }
        solver.add((width == 10).at(Priority(750)))
        solver.solve()
        let value = solver.value(of: width)
        #expect(value == 10)
    }

    @Test func decidesWhatIsFreeInTurns() {
        var solver = Solver()
        let (left, width) = (solver.makeVariable(.late), solver.makeVariable())
        let limit = solver.add(left + width <= 90)
        solver.solve()
        var values = [solver.value(of: left), solver.value(of: width)]
        #expect(values == [90, 0])
        solver.add(left >= 20)
        solver.solve()
        values = [solver.value(of: left), solver.value(of: width)]
        #expect(values == [20, 0])
        solver.remove(limit)
        solver.add(left + width == 70)
        solver.solve()
        values = [solver.value(of: left), solver.value(of: width)]
        #expect(values == [70, 0])
    }

    @Test func breaksTheNewestOfRequiredConstraintsThatContradict() {
        var solver = Solver()
        let width = solver.makeVariable()
        let first = solver.add(width == 100)
        let second = solver.add(width >= 120)
        let conflicts = solver.solve()
        let (isBroken, value) = (solver.isBroken(second), solver.value(of: width))
        #expect(conflicts.map(\.constraints) == [[first, second]])
        #expect(conflicts.map(\.broken) == [second])
        #expect(isBroken)
        #expect(value == 100)
        solver.remove(first)
        let later = solver.solve()
        let (isStillBroken, laterValue) = (solver.isBroken(second), solver.value(of: width))
        #expect(later.isEmpty)
        #expect(!isStillBroken)
        #expect(laterValue == 120)
    }
}
