import ConstraintSolver
import Testing

/// Tests that programming errors stop the program where they are made.
struct BadInputTests {
    // Arguments travel to the other process as JSON, which has no NaN.
    private static let notFinite: [UInt64] = [Double.nan, .infinity, -.infinity].map(\.bitPattern)

    @Test(arguments: notFinite)
    func aConstantIsFinite(bits: UInt64) async {
        await #expect(processExitsWith: .failure) { [bits] in
            var solver = Solver()
            solver.add(LinearConstraint([Term(solver.makeVariable())], .equal, Double(bitPattern: bits)))
        }
        await #expect(processExitsWith: .failure) { [bits] in
            var solver = Solver()
            let constraint = solver.add(solver.makeVariable() == 1)
            solver.setConstant(Double(bitPattern: bits), of: constraint)
        }
    }

    @Test(arguments: notFinite)
    func aMultipleIsFinite(bits: UInt64) async {
        await #expect(processExitsWith: .failure) { [bits] in
            var solver = Solver()
            solver.add(LinearConstraint([Term(solver.makeVariable(), Double(bitPattern: bits))], .equal, 1))
        }
    }

    @Test(arguments: notFinite)
    func aSuggestionIsFinite(bits: UInt64) async {
        await #expect(processExitsWith: .failure) { [bits] in
            var solver = Solver()
            solver.suggest(Double(bitPattern: bits), for: solver.makeVariable(), at: Priority(50))
        }
    }

    @Test func aSuggestionIsNotRequired() async {
        await #expect(processExitsWith: .failure) {
            var solver = Solver()
            solver.suggest(1, for: solver.makeVariable(), at: .required)
        }
    }

    @Test(arguments: ([0, -1, 1000.5, .nan, .infinity] as [Float]).map(\.bitPattern))
    func aPriorityIsAboveZeroAndAtMostAThousand(bits: UInt32) async {
        await #expect(processExitsWith: .failure) { [bits] in
            _ = Priority(Float(bitPattern: bits))
        }
    }

    @Test func anUnknownInAConstraintCannotBeRemoved() async {
        await #expect(processExitsWith: .failure) {
            var solver = Solver()
            let x = solver.makeVariable()
            solver.add(x == 1)
            solver.remove(x)
        }
    }

    @Test func aRemovedUnknownIsUnknown() async {
        await #expect(processExitsWith: .failure) {
            var solver = Solver()
            let x = solver.makeVariable()
            solver.remove(x)
            _ = solver.makeVariable()
            _ = solver.value(of: x)
        }
        await #expect(processExitsWith: .failure) {
            var solver = Solver()
            let x = solver.makeVariable()
            solver.remove(x)
            solver.add(x == 1)
        }
    }

    @Test func aRemovedConstraintIsUnknown() async {
        await #expect(processExitsWith: .failure) {
            var solver = Solver()
            let x = solver.makeVariable()
            let constraint = solver.add(x == 1)
            solver.remove(constraint)
            solver.add(x == 1)
            solver.setConstant(2, of: constraint)
        }
        await #expect(processExitsWith: .failure) {
            var solver = Solver()
            let constraint = solver.add(solver.makeVariable() == 1)
            solver.solve()
            solver.remove(constraint)
            solver.remove(constraint)
        }
    }

    @Test func anotherSolversUnknownIsUnknown() async {
        await #expect(processExitsWith: .failure) {
            var solver = Solver()
            var other = Solver()
            _ = other.makeVariable()
            let x = other.makeVariable()
            solver.add(x == 1)
        }
    }
}
