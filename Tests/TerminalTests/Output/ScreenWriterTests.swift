import Testing

@testable import Terminal

@Suite struct ScreenWriterTests {
    private func grid(_ lines: [String], cursor: GridPosition? = GridPosition(row: 0, column: 0)) -> CellGrid {
        var grid = CellGrid(GridSize(columns: 40, rows: lines.count))
        for (row, line) in lines.enumerated() { grid.write(CellText(line), row: row, column: 0) }
        grid.cursor = cursor
        return grid
    }

    private func bytes(_ old: CellGrid?, _ new: CellGrid, _ writer: ScreenWriter = ScreenWriter()) -> String {
        String(decoding: writer.bytes(from: old, to: new), as: UTF8.self)
            .split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛")
    }

    @Test func aFirstFrameWritesAllRows() {
        #expect(bytes(nil, grid(["ab", "", "c"])) == "␛[m␛[r␛[H␛[Kab␛[2H␛[K␛[B␛[Kc␛[H␛[?25h")
    }

    @Test func onlyChangesAreWritten() {
        let old = grid(["value 1 of 2", "same", "long line"])
        #expect(bytes(old, old) == "")
        #expect(bytes(old, grid(["value 2 of 3", "same", "long"])) == "␛[6C2␛[4C3␛[3;5H␛[K␛[H")
        #expect(
            bytes(old, grid(["value 1 of 2", "same", "long line"], cursor: GridPosition(row: 1, column: 0))) == "␛[B"
        )
        #expect(bytes(old, grid(["value 1 of 2", "same", "long line"], cursor: nil)) == "␛[?25l")
    }

    @Test func aRowThatBecomesBlankIsErased() {
        let old = grid([String(repeating: "x", count: 40)])
        let blanks = String(repeating: " ", count: 36)
        #expect(bytes(old, grid([blanks + "ab"])) == "␛[K␛[36Cab\r")
        // Cells that stay are not written for it.
        let text = String(repeating: "y", count: 20)
        let half = grid([text + String(repeating: "x", count: 20)])
        #expect(
            bytes(half, grid([text + String(repeating: " ", count: 18) + "ab"]))
                == "␛[20C\(String(repeating: " ", count: 18))ab␛[H"
        )
    }

    @Test func rowsAreMovedByTheTerminal() {
        let words = ["abandon", "brown fox", "cold water", "dusty roads", "evening", "fast cars", "green", "hello"]
        let lines = words.map { "\($0) \($0.reversed().map(String.init).joined())" }
        let old = grid(lines)
        // One row on, with the line at the bottom that stays.
        let down = bytes(grid(lines + ["status"]), grid(lines.dropFirst() + ["this is new", "status"]))
        #expect(down == "␛[1;8r␛[H␛[M␛[r␛[8Hthis is new␛[H")
        // Down to the last row there is no need for a region.
        #expect(bytes(old, grid(lines.dropFirst() + ["this is new"])) == "␛[M␛[8Hthis is new␛[H")
        // A row unfolds.
        let opened = grid(Array(lines[0...2] + ["  first", "  second"] + lines[3...5]))
        #expect(bytes(old, opened) == "␛[4H␛[2L␛[4;3Hfirst␛[5;3Hsecond␛[H")
        #expect(!bytes(old, opened, ScreenWriter(movesRows: false)).contains("L"))
    }

    @Test func rowsThatHardlyChangeArentMoved() {
        let lines = (0..<8).map { "this is the line \($0) of the text" }
        #expect(bytes(grid(lines), grid(lines.dropFirst() + ["this is the line 8 of the text"])).utf8.count < 90)
    }

    @Test func aContestedGlyphStaysInItsCells() {
        #expect(bytes(grid([""]), grid(["a❤️b"])) == "␛[Ka❤️␛[4G␛[Kb\r")
    }

    @Test func framesAreShownAtOnceIfTheTerminalCan() {
        let writer = ScreenWriter(synchronizesFrames: true)
        #expect(bytes(grid(["a"]), grid(["b"]), writer) == "␛[?2026hb\r␛[?2026l")
        #expect(bytes(grid(["a"]), grid(["a"]), writer) == "")
    }

    @Test func aTerminalWithoutColorsGetsNone() {
        var new = grid([""])
        let style = CellStyle(foreground: .rgb(red: 1, green: 2, blue: 3), background: .theme(4), attributes: .bold)
        new.write(CellText("x", style: style), row: 0, column: 0)
        #expect(bytes(grid([""]), new, ScreenWriter(depth: .none)) == "␛[1mx␛[m\r")
        #expect(bytes(grid([""]), new, ScreenWriter(depth: .direct)) == "␛[1;38;2;1;2;3;44mx␛[m\r")
    }

    /// The step to the next row of a list, with the line at the bottom, in a window of a usual size.
    @Test func aStepIsCheap() {
        func screen(_ current: Int) -> CellGrid {
            var grid = CellGrid(GridSize(columns: 160, rows: 50))
            for row in 0..<49 {
                grid.write(CellText("▸ 2026-11-28 12:00:\(row) INFO a line of a log"), row: row, column: 0)
            }
            grid.restyle(row: current, columns: 0..<2) { $0.adding(.reversed) }
            grid.write(CellText("app.log  line \(current + 1) of 756 921"), row: 49, column: 0)
            grid.cursor = GridPosition(row: current, column: 2)
            return grid
        }
        #expect(ScreenWriter().bytes(from: screen(7), to: screen(8)).count <= 80)
    }
}
