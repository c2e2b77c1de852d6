import Fuzzing
import SeededRandom
import StrictTerminal
import TerminalFuzzers
import Testing

@testable import Terminal

/// The bytes between two grids lead any terminal from the one to the other.
///
/// `UNFOLD_LAWS` multiplies the number of cases.
@Suite(.serialized) @MainActor struct ScreenWriterLawTests {

    private func run<Kind: Fuzzer>(_ kind: Kind.Type, steps: Int) {
        var (done, seed) = (0, UInt64(1))
        while done < steps * LawCount.factor {
            let program = Program<Kind>(seed: seed)
            if let failure = program.run() {
                Issue.record("seed \(seed): \(failure.flaw.law): \(failure.flaw.detail)")
                return
            }
            done += program.steps.count
            seed += 1
        }
    }

    @Test func strictTerminalsShowTheGrid() { run(TerminalScreenFuzzer.self, steps: 400) }

    @Test func eventsDontDependOnHowInputIsDivided() { run(TerminalInputFuzzer.self, steps: 3000) }

    @Test(arguments: [(1, 1), (1, 200), (500, 1), (2, 2), (3, 200), (500, 200), (80, 24)])
    func screensOfAnySizeAreDrawn(columns: Int, rows: Int) {
        typealias Step = TerminalScreenFuzzer.Step
        var generator = SeededGenerator(seed: UInt64(columns * 1000 + rows))
        let setup = TerminalScreenFuzzer.Setup(
            columns: columns,
            rows: rows,
            depth: 3,
            movesRows: true,
            synchronizesFrames: false
        )
        let steps = (0..<3).map { _ in Step.show((0..<8).map { _ in GridEdit.draw(using: &generator) }) }
        let failure = replay(TerminalScreenFuzzer.self, from: setup, steps)
        #expect(failure == nil)
    }

    @Test func aScreenThatGrowsAndShrinksIsDrawn() {
        typealias Step = TerminalScreenFuzzer.Step
        var generator = SeededGenerator(seed: 5)
        var steps: [Step] = []
        for size in [(1, 1), (500, 200), (1, 200), (0, 0), (80, 24), (500, 1), (2, 1)] {
            steps.append(.resize(columns: size.0, rows: size.1))
            steps.append(.show((0..<6).map { _ in GridEdit.draw(using: &generator) }))
        }
        let setup = TerminalScreenFuzzer.Setup(columns: 3, rows: 3, depth: 1, movesRows: true, synchronizesFrames: true)
        let failure = replay(TerminalScreenFuzzer.self, from: setup, steps)
        #expect(failure == nil)
    }

    @Test(.enabled(if: VTerm.isAvailable))
    func libvtermShowsTheGrid() throws {
        var generator = SeededGenerator(seed: 21)
        for round in 0..<40 * LawCount.factor {
            let size = GridSize(columns: 2 + generator.below(60), rows: 1 + generator.below(20))
            let terminal = try #require(VTerm(size))
            terminal.write(ScreenModes.fullScreen.bytes(from: .initial))
            let writer = ScreenWriter(depth: .indexed, movesRows: generator.below(4) > 0)
            var (grid, shown) = (CellGrid(size), CellGrid?.none)
            for _ in 0..<12 {
                for _ in 0..<generator.below(6) { grid.apply(settled(GridEdit.draw(using: &generator))) }
                grid.cursor = grid.cursor ?? GridPosition(row: 0, column: 0)
                terminal.write(writer.bytes(from: shown, to: grid))
                shown = grid
                if let difference = terminal.difference(from: grid, depth: .indexed) {
                    Issue.record("round \(round): \(difference)")
                    return
                }
            }
        }
    }

    /// Contested glyphs stay in their cells in libvterm, too, which gives each scalar its own.
    @Test(.enabled(if: VTerm.isAvailable))
    func contestedGlyphsStayInTheirCellsInLibvterm() throws {
        var generator = SeededGenerator(seed: 22)
        for round in 0..<40 * LawCount.factor {
            let size = GridSize(columns: 2 + generator.below(60), rows: 1 + generator.below(12))
            let terminal = try #require(VTerm(size))
            terminal.write(ScreenModes.fullScreen.bytes(from: .initial))
            var (grid, shown) = (CellGrid(size), CellGrid?.none)
            for _ in 0..<12 {
                for _ in 0..<generator.below(6) { grid.apply(GridEdit.draw(using: &generator)) }
                grid.cursor = grid.cursor ?? GridPosition(row: 0, column: 0)
                terminal.write(ScreenWriter(depth: .indexed).bytes(from: shown, to: grid))
                shown = grid
                if let difference = terminal.difference(from: grid, depth: .indexed) {
                    Issue.record("round \(round): \(difference)")
                    return
                }
            }
        }
    }

    /// Returns an edit with a text about which terminals agree.
    private func settled(_ edit: GridEdit) -> GridEdit {
        guard case .write(let row, let column, let kind, let count, let style) = edit else { return edit }
        return .write(row: row, column: column, kind: kind % GridText.settledKinds, count: count, style: style)
    }
}
