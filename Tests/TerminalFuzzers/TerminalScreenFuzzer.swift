import Fuzzing
import SeededRandom
import StrictTerminal
import Terminal

/// Shows random grids one after another, and compares what strict terminals show with the grids.
@MainActor package final class TerminalScreenFuzzer: Fuzzer {
    package struct Setup: Codable, Sendable {
        package var columns: Int
        package var rows: Int
        package var depth: Int
        package var movesRows: Bool
        package var synchronizesFrames: Bool

        package init(columns: Int, rows: Int, depth: Int, movesRows: Bool, synchronizesFrames: Bool) {
            self.columns = columns
            self.rows = rows
            self.depth = depth
            self.movesRows = movesRows
            self.synchronizesFrames = synchronizesFrames
        }
    }

    package enum Step: Codable, Sendable {
        /// Changes the grid and shows it.
        case show([GridEdit])
        /// Shows the grid again in another size.
        case resize(columns: Int, rows: Int)
    }

    package static let name = "terminal-screen"

    private let writer: ScreenWriter
    private var grid: CellGrid
    private var shown: CellGrid?
    private var terminals: [StrictTerminal] = []
    private var found: Flaw?

    package static func drawSetup(using generator: inout SeededGenerator) -> Setup {
        let isLarge = generator.below(50) == 0
        return Setup(
            columns: isLarge ? 1 + generator.below(500) : 1 + generator.below(40),
            rows: isLarge ? 1 + generator.below(200) : 1 + generator.below(14),
            depth: generator.below(4),
            movesRows: generator.below(5) > 0,
            synchronizesFrames: generator.below(4) == 0
        )
    }

    package static func drawStep(using generator: inout SeededGenerator) -> Step {
        if generator.below(60) == 0 { return .resize(columns: generator.below(40), rows: generator.below(14)) }
        let count = generator.below(3) == 0 ? generator.below(12) : generator.below(3)
        return .show((0..<count).map { _ in GridEdit.draw(using: &generator) })
    }

    package init(_ setup: Setup) {
        writer = ScreenWriter(
            depth: ColorDepth(rawValue: setup.depth) ?? .theme,
            movesRows: setup.movesRows,
            synchronizesFrames: setup.synchronizesFrames
        )
        grid = CellGrid(GridSize(columns: setup.columns, rows: setup.rows))
        makeTerminals()
        show()
    }

    private func makeTerminals() {
        terminals = StrictTerminal.ContestedWidths.allCases.map { StrictTerminal(grid.size, widths: $0) }
    }

    package func perform(_ step: Step) {
        switch step {
        case .show(let edits):
            for edit in edits { grid.apply(edit) }
        case .resize(let columns, let rows):
            grid = CellGrid(GridSize(columns: columns, rows: rows))
            grid.cursor = GridPosition(row: 0, column: 0)
            makeTerminals()
        }
        show()
    }

    package func flaw() -> Flaw? { found }

    private func show() {
        let bytes = writer.bytes(from: shown, to: grid)
        for index in terminals.indices {
            check("shows the grid", &terminals[index], bytes)
        }
        var fresh = StrictTerminal(grid.size)
        check("draws the grid from nothing", &fresh, writer.bytes(from: nil, to: grid))
        let whole = writer.bytes(from: nil, to: grid).count
        if bytes.count > whole + 64 {
            found = found ?? Flaw("costs little", "\(bytes.count) bytes instead of \(whole)")
        }
        let rest = writer.bytes(from: grid, to: grid)
        if !rest.isEmpty { found = found ?? Flaw("is silent without a change", "\(rest)") }
        shown = grid
    }

    private func check(_ law: String, _ terminal: inout StrictTerminal, _ bytes: [UInt8]) {
        do {
            try terminal.feed(bytes)
            try terminal.checkEndOfFrame()
        } catch {
            found = found ?? Flaw("writes only its own sequences", "\(error), \(terminal.widths)")
        }
        guard let difference = terminal.difference(from: grid, depth: writer.depth) else { return }
        found = found ?? Flaw(law, "\(difference), \(terminal.widths)")
    }
}
