import ConstraintSolver
import DisplayList
import Expansion
import Motion
import RowGeometry

/// The mistakes in the modules of plain Swift, below QuartzCore.
extension Mistake {
    static let plain = expansion + motion + geometry + solver

    private enum NoLevel: ExpansionLevel {
        init(from decoder: any Decoder) throws { throw CancellationError() }
        func encode(to encoder: any Encoder) throws {}
    }

    private static let expansion = [
        Mistake("no room for an open row") { _ = ExpansionPolicy.atMost(0) },
        Mistake("a level type without levels") { _ = NoLevel.folded },
        Mistake("an index of unfolded rows that is none") {
            let state = ExpansionState<Int, RowLevel>()
            _ = state.unfolded[state.unfolded.startIndex]
        },
    ]

    private static let motion = [
        Mistake("a fling that ends at no speed") { _ = Deceleration(initialVelocity: 100).duration(untilSpeed: 0) },
        Mistake("a rebound that ends at no distance") {
            _ = Rebound(displacement: 1, velocity: 1).duration(untilWithin: 0)
        },
        Mistake("a rubber band that does not give way") { _ = RubberBand(extent: 100, coefficient: 0) },
        Mistake("a spring without duration") { _ = Spring(dampingRatio: 1, duration: 0) },
        Mistake("a spring damped by no number") { _ = Spring(dampingRatio: .nan, duration: 1) },
        Mistake("a spring without mass") { _ = Spring(mass: 0, stiffness: 1, damping: 1) },
        Mistake("a spring without stiffness") { _ = Spring(mass: 1, stiffness: .nan, damping: 1) },
        Mistake("a spring that is driven") { _ = Spring(mass: 1, stiffness: 1, damping: -1) },
        Mistake("a spring without perceptual duration") { _ = Spring(perceptualDuration: 0, bounce: 0) },
        Mistake("a clock that goes back") { ManualClock(now: 2).advance(to: 1) },
        Mistake("a matrix of three numbers") {
            initializeDisplayList()
            _ = RenderNode.container([]).transformed(by: [1, 2, 3])
        },
    ]

    private static var threeRows: RowGeometry {
        var rows = RowGeometry(estimate: Extent(points: 44))
        rows.appendSection(.init(numberOfRows: 3))
        return rows
    }

    private static let geometry = [
        Mistake("a height that is no number") { _ = Extent(points: .nan) },
        Mistake("a height beyond all numbers") { _ = Extent(points: 1e300) },
        Mistake("a section of -1 rows") {
            var rows = threeRows
            rows.appendSection(.init(numberOfRows: -1))
        },
        Mistake("-1 rows inserted") {
            var rows = threeRows
            rows.insertRows(-1, at: 0, in: 0)
        },
        Mistake("a section of rows that is not there") { _ = threeRows.numberOfRows(in: 1) },
        Mistake("a row that is not there") { _ = threeRows.extent(ofRow: 3, in: 0) },
        Mistake("rows that are not there") {
            var rows = threeRows
            rows.deleteRows(1..<4, in: 0)
        },
        Mistake("sections deleted that are not there") {
            var rows = threeRows
            rows.deleteSections(0..<2)
        },
        Mistake("a section of rows moved to nowhere") {
            var rows = threeRows
            rows.moveSection(0, to: 1)
        },
        Mistake("a section of rows inserted behind nothing") {
            var rows = threeRows
            rows.insertSection(.init(numberOfRows: 1), at: 2)
        },
    ]

    private static let solver = [
        Mistake("a priority above required") { _ = Priority(1001) },
        Mistake("an unknown removed that is in use") {
            var solver = Solver()
            let x = solver.makeVariable()
            _ = solver.add(LinearConstraint([Term(x)], .equal, 1))
            solver.remove(x)
        },
        Mistake("an equation with an infinite constant") {
            var solver = Solver()
            _ = solver.add(LinearConstraint([Term(solver.makeVariable())], .equal, .infinity))
        },
        Mistake("an equation with a coefficient that is no number") {
            var solver = Solver()
            _ = solver.add(LinearConstraint([Term(solver.makeVariable(), .nan)], .equal, 1))
        },
        Mistake("an equation whose constant becomes infinite") {
            var solver = Solver()
            let equation = solver.add(LinearConstraint([Term(solver.makeVariable())], .equal, 1))
            solver.setConstant(.infinity, of: equation)
        },
        Mistake("a required suggestion") {
            var solver = Solver()
            solver.suggest(1, for: solver.makeVariable(), at: .required)
        },
        Mistake("an unknown of another solver") {
            var one = Solver()
            var other = Solver()
            _ = other.value(of: one.makeVariable())
        },
        Mistake("an equation of another solver") {
            var one = Solver()
            var other = Solver()
            other.remove(one.add(LinearConstraint([Term(one.makeVariable())], .equal, 1)))
        },
    ]
}
