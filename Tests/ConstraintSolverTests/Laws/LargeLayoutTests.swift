import ConstraintSolver
import SeededRandom
import Testing

/// Tests layouts that are too large for the reference. Their solutions are known because they are made from them.
struct LargeLayoutTests {
    @Test(arguments: 0..<6 as Range<Int>)
    func stacksInStacks(size: Int) {
        for seed in LawCount.seeds(1, from: 1_200_000 + UInt64(size * 10_000)) {
            var random = SeededGenerator(seed: seed)
            let tree = StackTree(count: 25 + size * 40, &random)
            let all = tree.all
            var size = [768.0, 1024]
            var layout = StackLayout(tree, size: size, &random)
            for step in 0..<8 {
                layout.solver.solve()
                let expected = tree.frames(origin: [0, 0], size: size)
                for (index, frame) in layout.frames.enumerated() {
                    let values = frame.values(in: layout.solver)
                    guard !isNear(values, expected[index]) else { continue }
                    Issue.record("seed \(seed), step \(step), frame \(index): \(values), not \(expected[index])")
                    return
                }
                if step % 3 == 0 { size = [Double(300 + random.below(900)), Double(300 + random.below(900))] }
                layout.resize(to: size)
                for _ in 0..<step { layout.setLength(Double(random.below(150)), of: all[random.below(all.count)]) }
            }
            layout.removeAll()
            layout.solver.solve()
            let count = layout.solver.entryCount
            #expect(count == 0, "seed \(seed)")
        }
    }

    /// Constraints that are weaker than the equations that determine everything have no influence,
    /// whatever is added and removed.
    @Test(arguments: [30, 100, 250])
    func weakerConstraintsChangeNothing(count: Int) {
        for seed in LawCount.seeds(1, from: 1_300_000 + UInt64(count * 10_000)) {
            var random = SeededGenerator(seed: seed)
            var tree = EquationTree(count: count, &random)
            for step in 0..<10 {
                tree.solver.solve()
                let expected = tree.values
                var values: [Double] = []
                for variable in tree.variables { values.append(tree.solver.value(of: variable)) }
                if !isNear(values, expected) {
                    Issue.record("seed \(seed), step \(step)")
                    return
                }
                for _ in 0..<1 + random.below(count) { tree.change(&random) }
            }
        }
    }

    /// Columns of equal width and rows of equal height, in a grid with gaps.
    @Test func gridsAreDividedEvenly() {
        var solver = Solver()
        let (columns, rows, gap) = (12, 10, 8.0)
        let bounds = Frame(&solver)
        let cells = (0..<rows * columns).map { _ in Frame(&solver) }
        for axis in 0..<2 {
            solver.add(bounds.origin[axis] == 0.0)
            let (step, last) = axis == 0 ? (1, columns - 1) : (columns, rows - 1)
            for (index, cell) in cells.enumerated() {
                let place = axis == 0 ? index % columns : index / columns
                solver.add((cell.size[axis] == 44.0).at(Priority(250)))
                solver.add(cell.size[axis] == cells[0].size[axis])
                if place == 0 { solver.add(cell.origin[axis] == bounds.origin[axis] + gap) }
                if place > 0 {
                    let before = cells[index - step]
                    solver.add(cell.origin[axis] == before.origin[axis] + before.size[axis] + gap)
                }
                if place == last {
                    let end = cell.origin[axis] + cell.size[axis] + gap
                    solver.add(end == bounds.origin[axis] + bounds.size[axis])
                }
            }
        }
        for size in [[1024.0, 768], [768, 1024], [100, 100]] {
            for axis in 0..<2 { solver.suggest(size[axis], for: bounds.size[axis], at: Priority(900)) }
            let conflicts = solver.solve()
            #expect(conflicts.isEmpty)
            let width = (size[0] - gap * Double(columns + 1)) / Double(columns)
            let height = (size[1] - gap * Double(rows + 1)) / Double(rows)
            for (index, cell) in cells.enumerated() {
                let x = gap + Double(index % columns) * (width + gap)
                let y = gap + Double(index / columns) * (height + gap)
                let values = cell.values(in: solver)
                #expect(isNear(values, [x, y, width, height]), "cell \(index) at \(size)")
            }
        }
    }

    private func isNear(_ values: [Double], _ others: [Double]) -> Bool {
        zip(values, others).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
    }
}
