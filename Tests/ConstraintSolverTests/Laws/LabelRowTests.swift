import ConstraintSolver
import SeededRandom
import Testing

/// Rows of two labels. The first label gives way in both directions: it is stretched first and compressed first.
struct LabelRowTests {
    private struct Row {
        let title: Variable
        let detail: Variable
        let constraints: [ConstraintID]
        let titleWidth: Double
        let detailWidth: Double

        init(_ solver: inout Solver, in width: Variable, _ random: inout SeededGenerator) {
            let left = solver.makeVariable()
            (title, detail) = (solver.makeVariable(), solver.makeVariable())
            (titleWidth, detailWidth) = (Double(random.below(300)), Double(random.below(200)))
            constraints = [
                solver.add(left == 16),
                solver.add(title >= 0),
                solver.add(detail >= 0),
                solver.add(left + title + 8.0 + detail == width - 16.0),
                solver.add((title <= titleWidth).at(Priority(250))),
                solver.add((title >= titleWidth).at(Priority(749))),
                solver.add((detail <= detailWidth).at(Priority(251))),
                solver.add((detail >= detailWidth).at(Priority(750))),
            ]
        }

        /// Returns the widths of title and detail in a row of a width.
        func widths(in width: Double) -> [Double] {
            let room = width - 40
            let detail = min(detailWidth, room)
            return [room - detail, detail]
        }
    }

    @Test(arguments: LawCount.seeds(4, from: 1_400_000))
    func manyRows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var solver = Solver()
        let width = solver.makeVariable()
        var rows = (0..<60).map { _ in Row(&solver, in: width, &random) }
        for step in 0..<12 {
            let current = Double(40 + random.below(700))
            solver.suggest(current, for: width, at: Priority(999))
            for _ in 0..<random.below(4) {
                let gone = rows.remove(at: random.below(rows.count))
                for constraint in gone.constraints { solver.remove(constraint) }
            }
            for _ in 0..<random.below(4) { rows.append(Row(&solver, in: width, &random)) }
            let conflicts = solver.solve()
            #expect(conflicts.isEmpty)
            for (index, row) in rows.enumerated() {
                let found = [solver.value(of: row.title), solver.value(of: row.detail)]
                let expected = row.widths(in: current)
                guard zip(found, expected).contains(where: { abs($0 - $1) > 1e-6 }) else { continue }
                Issue.record("seed \(seed), step \(step), row \(index): \(found) instead of \(expected)")
                return
            }
        }
    }
}
